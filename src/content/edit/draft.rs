//! The text of a variant file as a tree that keeps its looks.

use crate::messages::{Message, Said, msg};
use toml_edit::{Array, DocumentMut, Item, Table, TableLike, Value};

/// A variant file being changed.
#[derive(Clone, Debug)]
pub struct Draft {
    doc: DocumentMut,
}

impl Draft {
    /// The draft of a file; the message says where its syntax is at fault.
    pub fn parse(text: &str) -> Result<Draft, String> {
        let doc = text.parse::<DocumentMut>().map_err(|error| error.to_string().trim_end().to_string())?;
        Ok(Draft { doc })
    }

    /// A new variant that extends others.
    pub fn fresh(id: &str, parents: &[&str]) -> Draft {
        let mut draft = Draft { doc: "id = \"\"\nextends = []\n".parse().unwrap_or_default() };
        draft.rename(id);
        let extends = Value::Array(parents.iter().copied().collect());
        put(draft.doc.as_table_mut(), &["extends"], 0, extends);
        draft
    }

    /// The file's text.
    pub fn text(&self) -> String {
        self.doc.to_string()
    }

    /// Gives the variant another id.
    pub fn rename(&mut self, id: &str) {
        put(self.doc.as_table_mut(), &["id"], 0, id.into());
    }

    /// The value at a path, as written.
    pub fn get(&self, path: &[&str]) -> Option<String> {
        let mut item: &dyn TableLike = self.doc.as_table();
        let (last, way) = path.split_last()?;
        for key in way {
            item = item.get(key)?.as_table_like()?;
        }
        item.get(last)?.as_value().map(|value| value.to_string().trim().to_string())
    }

    /// Sets the value at a path. What stands there and is of another sort is never written over.
    /// The first `heads` keys are made a table of their own (`[cards.tide.params]`) where
    /// there is none; what follows them is written with dots.
    pub fn set(&mut self, path: &[&str], heads: usize, value: Value) -> Result<(), Said> {
        self.fits(path)?;
        put(self.doc.as_table_mut(), path, heads, value);
        Ok(())
    }

    fn fits(&self, path: &[&str]) -> Result<(), Message> {
        let mut table: &dyn TableLike = self.doc.as_table();
        for (depth, key) in path.iter().enumerate() {
            let Some(item) = table.get(key) else { return Ok(()) };
            let last = depth + 1 == path.len();
            let inner = item.as_table_like();
            if last != inner.is_none() || last && item.as_value().is_none() {
                let (key, found) = (path[..=depth].join("."), item.type_name());
                return Err(match last {
                    true => msg!("file-no-value", key = key, found = found),
                    false => msg!("file-no-table", key = key, found = found),
                });
            }
            let Some(inner) = inner else { return Ok(()) };
            table = inner;
        }
        Ok(())
    }

    /// Takes the value at a path away; whether there was one. Tables that are left empty go too, unless a comment
    /// stands with them.
    pub fn unset(&mut self, path: &[&str]) -> bool {
        take(self.doc.as_table_mut(), path)
    }

    /// The ids in `extends`.
    pub fn parents(&self) -> Vec<String> {
        match self.doc.get("extends").and_then(Item::as_value) {
            Some(Value::Array(list)) => list.iter().filter_map(|id| id.as_str().map(str::to_string)).collect(),
            Some(Value::String(id)) => vec![id.value().clone()],
            _ => Vec::new(),
        }
    }

    /// Adds a parent at the end of `extends`, or takes one away.
    pub fn set_parent(&mut self, id: &str, there: bool) -> Result<(), Said> {
        let all = self.parents();
        let written = self.doc.get("extends");
        if let Some(item) = written.filter(|item| item.as_array().is_none() && item.as_str().is_none()) {
            return Err(msg!("file-no-list", found = item.type_name()).into());
        }
        match self.doc.get_mut("extends").and_then(Item::as_array_mut) {
            Some(list) if there => list.push(id),
            Some(list) => {
                let place = list.iter().position(|other| other.as_str() == Some(id));
                if let Some(place) = place {
                    list.remove(place);
                }
            }
            None => {
                let kept = all.iter().map(String::as_str).filter(|other| *other != id);
                let list: Array = kept.chain(there.then_some(id)).collect();
                put(self.doc.as_table_mut(), &["extends"], 0, Value::Array(list));
            }
        }
        Ok(())
    }
}

fn put(table: &mut dyn TableLike, path: &[&str], heads: usize, value: Value) {
    let Some((key, rest)) = path.split_first() else { return };
    if rest.is_empty() {
        match table.get_mut(key) {
            Some(Item::Value(old)) => {
                let decor = old.decor().clone();
                *old = value;
                *old.decor_mut() = decor;
            }
            _ => {
                table.insert(key, Item::Value(value));
            }
        }
        return;
    }
    if table.get(key).is_none_or(|item| item.as_table_like().is_none()) {
        let new = if heads > 0 {
            let mut new = Table::new();
            // Only the innermost of new tables needs a line of its own.
            new.set_implicit(heads > 1);
            Item::Table(new)
        } else {
            let mut new = Table::new();
            new.set_dotted(true);
            Item::Table(new)
        };
        table.insert(key, new);
    }
    if let Some(inner) = table.get_mut(key).and_then(Item::as_table_like_mut) {
        put(inner, rest, heads.saturating_sub(1), value);
    }
}

fn take(table: &mut dyn TableLike, path: &[&str]) -> bool {
    let Some((key, rest)) = path.split_first() else { return false };
    if rest.is_empty() {
        return table.remove(key).is_some();
    }
    let Some(inner) = table.get_mut(key).and_then(Item::as_table_like_mut) else { return false };
    let taken = take(inner, rest);
    let empty = inner.is_empty();
    let commented = table.get(key).and_then(Item::as_table).is_some_and(|table| {
        table.decor().prefix().and_then(|prefix| prefix.as_str()).is_some_and(|prefix| prefix.contains('#'))
    });
    if taken && empty && !commented {
        table.remove(key);
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::Draft;

    const FILE: &str = "# My game.\nid = \"mine\"   # its name\nextends = [\n  \"deck-36\", # the small deck\n]\n\n\
                        [rules]\nwin.squares = 40 # fewer\n\n# What there is more of.\n[deck]\ntide   = 3\n";

    #[test]
    fn only_what_is_set_differs() {
        let mut draft = Draft::parse(FILE).unwrap();
        assert_eq!(draft.text(), FILE);
        draft.set(&["rules", "win", "squares"], 1, 30.into()).unwrap();
        draft.set(&["deck", "tide"], 1, 4.into()).unwrap();
        assert_eq!(draft.text(), FILE.replace("40 #", "30 #").replace("tide   = 3", "tide   = 4"));
    }

    #[test]
    fn what_is_new_goes_where_its_like_stands() {
        let mut draft = Draft::parse(FILE).unwrap();
        draft.set(&["rules", "towers", "reserve"], 1, 2.into()).unwrap();
        draft.set(&["deck", "width"], 1, 5.into()).unwrap();
        draft.set(&["cards", "tide", "params", "squares"], 3, 2.into()).unwrap();
        let text = draft.text();
        assert!(text.contains("win.squares = 40 # fewer\ntowers.reserve = 2\n"), "{text}");
        assert!(text.contains("tide   = 3\nwidth = 5\n"), "{text}");
        assert!(text.ends_with("\n[cards.tide.params]\nsquares = 2\n"), "{text}");
    }

    #[test]
    fn what_is_unset_leaves_nothing_behind() {
        let mut draft = Draft::parse(FILE).unwrap();
        draft.set(&["rules", "towers", "reserve"], 1, 2.into()).unwrap();
        draft.set(&["cards", "tide", "params", "squares"], 3, 2.into()).unwrap();
        assert!(draft.unset(&["rules", "towers", "reserve"]));
        assert!(draft.unset(&["cards", "tide", "params", "squares"]));
        assert!(!draft.unset(&["deck", "width"]));
        assert_eq!(draft.text(), FILE);
    }

    #[test]
    fn parents_come_and_go() {
        let mut draft = Draft::parse(FILE).unwrap();
        draft.set_parent("es", true).unwrap();
        assert_eq!(draft.parents(), ["deck-36", "es"]);
        assert!(draft.text().contains("# the small deck"), "{}", draft.text());
        draft.set_parent("deck-36", false).unwrap();
        assert_eq!(draft.parents(), ["es"]);
        let mut one = Draft::parse("id = \"x\"\nextends = \"fr\"\n").unwrap();
        one.set_parent("es", true).unwrap();
        assert_eq!(one.parents(), ["fr", "es"]);
    }

    #[test]
    fn what_is_of_another_sort_is_not_written_over() {
        let file = "id = \"mine\"\nextends = 5\n[[rules]]\nx = 1\n[deck.tide]\n";
        let mut draft = Draft::parse(file).unwrap();
        let says = draft.set(&["rules", "win", "squares"], 1, 30.into()).unwrap_err();
        assert_eq!(
            says.to_string(),
            "`rules`: found array of tables in the file, expected a table: mend that by hand first"
        );
        assert!(draft.set(&["deck", "tide"], 1, 4.into()).unwrap_err().to_string().contains("`deck.tide`"));
        assert!(draft.set_parent("es", true).unwrap_err().to_string().contains("`extends`"));
        assert_eq!(draft.text(), file);
    }
}
