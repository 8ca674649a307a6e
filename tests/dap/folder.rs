//! The content that the adapter is tried on.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::client::Client;

/// A card in Lua: the two blank squares nearest to the pawn become its player's.
const HARVEST: &str = "local spare = 1

local function best(among, me, count)
  local chosen = among:nearest(pawns_of(me), count)
  return chosen
end

function play(me)
  local wanted = spare + 1
  local mine = best(free(), me, wanted)
  print(\"taken\", #mine)
  capture(mine)
end
";

/// A card that takes a square and then fails.
const FAULTY: &str = "function play(me)
  local taken = free():nearest(pawns_of(me), 1)
  capture(taken)
  local nothing = nil
  capture(nothing.squares)
end
";

/// A card in data, of two steps.
const SOW: &str = "[[effect]]
capture = { all = [\"blank\", { beside = \"mine\" }] }
[[effect]]
capture = \"blank\"
";

/// A folder of content; each card has a variant that draws it in every turn.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        let folder = Folder(tempfile::tempdir().unwrap());
        for (card, script, rest) in [("harvest", HARVEST, ""), ("faulty", FAULTY, ""), ("sow", "", SOW)] {
            let script_line =
                if script.is_empty() { String::new() } else { format!("script = \"scripts/{card}.lua\"\n") };
            let head = format!("id = \"{card}\"\nkind = \"bonus\"\n{script_line}");
            folder
                .write(&format!("cards/{card}.toml"), &format!("{head}[name]\nen = \"C\"\n[text]\nen = \"C\"\n{rest}"));
            if !script.is_empty() {
                folder.write(&format!("scripts/{card}.lua"), script);
            }
            let variant = format!(
                "id = \"{card}s\"\nextends = [\"deck-36\"]\nlanguage = \"en\"\n[name]\nen = \"V\"\n[text]\nen = \"V\"\n\
                 [rules]\ndie.faces = [\"draw\", \"draw\"]\n[deck]\n{card} = 4\n[deck_options]\nfrom_scratch = true\n"
            );
            folder.write(&format!("variants/{card}s.toml"), &variant);
        }
        folder
    }

    pub fn write(&self, file: &str, text: &str) {
        let path = self.file(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn file(&self, file: &str) -> PathBuf {
        self.0.path().canonicalize().unwrap().join(file)
    }

    /// A client with a game of this card's.
    pub fn launch(&self, card: &str, more: Value) -> Client {
        let mut arguments = json!({ "variant": format!("{card}s") });
        for (key, value) in more.as_object().unwrap() {
            arguments[key] = value.clone();
        }
        Client::launched(&self.file(""), arguments)
    }

    /// Sets breakpoints on lines, each perhaps with a condition; what is told of them.
    pub fn breakpoints(&self, client: &mut Client, file: &str, lines: &[(i64, &str)]) -> Vec<Value> {
        let breakpoints = lines.iter().map(|(line, condition)| match *condition {
            "" => json!({ "line": line }),
            condition => json!({ "line": line, "condition": condition }),
        });
        let source = json!({ "path": self.file(file) });
        let arguments = json!({ "source": source, "breakpoints": breakpoints.collect::<Vec<Value>>() });
        client.ask("setBreakpoints", arguments)["breakpoints"].as_array().unwrap().clone()
    }

    /// A game of the card in Lua, stopped at a line of it.
    pub fn stopped_at(&self, line: i64) -> Client {
        let mut client = self.launch("harvest", json!({}));
        self.breakpoints(&mut client, "scripts/harvest.lua", &[(line, "")]);
        client.ask("configurationDone", json!({}));
        assert_eq!(client.event("stopped")["reason"], "breakpoint");
        client
    }
}
