//! What a session needs from outside, in memory.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::content::{Content, Loaded, Unchecked, load_changed, load_variant, variant_file};
use polygonarc::game::{Host, Variant};
use polygonarc::repl::Services;
use polygonarc::script::LuaHost;

/// Built-in content, files in memory, always the same seed.
#[derive(Clone)]
pub struct Indoors {
    content: Rc<Content>,
    files: Rc<RefCell<HashMap<String, String>>>,
}

impl Indoors {
    /// With these files.
    pub fn with(files: &[(&str, &str)]) -> Indoors {
        let files: HashMap<String, String> =
            files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        Indoors { content: Rc::new(Content::builtin()), files: Rc::new(RefCell::new(files)) }
    }

    /// A file as it was written last.
    #[allow(dead_code)]
    pub fn file(&self, name: &str) -> String {
        self.files.borrow().get(name).cloned().unwrap_or_default()
    }
}

impl Indoors {
    /// The built-in content with the variants among the files.
    fn content(&self) -> Content {
        let mut content = (*self.content).clone();
        let files = self.files.borrow();
        let variants = files.iter().filter(|(name, _)| name.starts_with("variants/"));
        content.overlay(variants.map(|(name, text)| (name.clone(), text.clone())));
        content
    }
}

impl Services for Indoors {
    fn variants(&self) -> Vec<String> {
        self.content().variant_ids().into_iter().map(str::to_owned).collect()
    }

    fn load(&self, id: &str) -> Result<Loaded, String> {
        load_variant(&self.content(), id, &Unchecked).map_err(|report| report.render(false))
    }

    fn load_changed(&self, id: &str, changes: &str) -> Result<Loaded, String> {
        load_changed(&self.content(), id, changes, &Unchecked).map_err(|report| report.render(false))
    }

    fn own(&self, file: &str) -> Option<String> {
        self.files.borrow().get(file).cloned()
    }

    fn load_as(&self, id: &str, text: &str) -> Result<Loaded, String> {
        let mut content = self.content();
        content.overlay([(variant_file(id), text.to_owned())]);
        load_variant(&content, id, &Unchecked).map_err(|report| report.render(false))
    }

    fn keep(&self, file: &str, text: &str) -> Result<String, String> {
        self.write(file, text)?;
        Ok(file.to_owned())
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        LuaHost::new(variant.clone())
    }

    fn source(&self, file: &str) -> Option<String> {
        self.content.text(file).map(|text| text.to_string())
    }

    fn read(&self, file: &str) -> Result<String, String> {
        self.files.borrow().get(file).cloned().ok_or_else(|| format!("there is no file `{file}`"))
    }

    fn write(&self, file: &str, text: &str) -> Result<(), String> {
        self.files.borrow_mut().insert(file.to_owned(), text.to_owned());
        Ok(())
    }

    fn seed(&self) -> u64 {
        7
    }
}
