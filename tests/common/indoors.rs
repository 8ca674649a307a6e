//! What a session needs from outside, in memory.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use polygonarc::content::{Content, Loaded, ScriptChecker, Unchecked, load_changed, load_variant, variant_file};
use polygonarc::game::{Host, Variant};
use polygonarc::lab::{Impact, Tools, impact};
use polygonarc::repl::{Services, Since};
use polygonarc::script::{Checker, LuaHost};

/// Built-in content, files in memory, always the same seed.
#[derive(Clone)]
pub struct Indoors {
    content: Rc<RefCell<Content>>,
    first: Rc<Content>,
    before: Rc<RefCell<Content>>,
    files: Rc<RefCell<HashMap<String, String>>>,
}

impl Indoors {
    /// With these files.
    pub fn with(files: &[(&str, &str)]) -> Indoors {
        let files: HashMap<String, String> =
            files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let content = Content::builtin();
        Indoors {
            first: Rc::new(content.clone()),
            before: Rc::new(RefCell::new(content.clone())),
            content: Rc::new(RefCell::new(content)),
            files: Rc::new(RefCell::new(files)),
        }
    }

    /// A file as it was written last.
    #[allow(dead_code)]
    pub fn file(&self, name: &str) -> String {
        self.files.borrow().get(name).cloned().unwrap_or_default()
    }

    /// Saves a file.
    #[allow(dead_code)]
    pub fn put(&self, name: &str, text: &str) {
        self.files.borrow_mut().insert(name.to_owned(), text.to_owned());
    }

    /// The files of content with their texts.
    fn own_files(&self) -> Vec<(String, String)> {
        let of_content = |path: &str| ["cards/", "scripts/", "variants/"].iter().any(|folder| path.starts_with(folder));
        let files = self.files.borrow();
        let own = files.iter().filter(|(path, _)| of_content(path));
        own.map(|(path, text)| (path.clone(), text.clone())).collect()
    }
}

impl Services for Indoors {
    fn variants(&self) -> Vec<String> {
        self.content.borrow().variant_ids().into_iter().map(str::to_owned).collect()
    }

    fn load(&self, id: &str) -> Result<Loaded, String> {
        load_variant(&self.content.borrow(), id, &Unchecked).map_err(|report| report.render(false))
    }

    fn load_changed(&self, id: &str, changes: &str) -> Result<Loaded, String> {
        load_changed(&self.content.borrow(), id, changes, &Unchecked).map_err(|report| report.render(false))
    }

    fn reload(&self, id: &str) -> Result<Loaded, String> {
        let content = Content::with_overlay(self.own_files());
        let checker = Checker::new(&content.library()).map_err(|_| "the library is at fault")?;
        let loaded = load_variant(&content, id, &Checked(&checker)).map_err(|report| report.render(false))?;
        self.before.replace(self.content.replace(content));
        Ok(loaded)
    }

    fn impact(&self, since: Since, paths: &[String]) -> Result<Impact, String> {
        let before = match since {
            Since::Beginning => (*self.first).clone(),
            Since::Reload => self.before.borrow().clone(),
        };
        let wanted = |file: &&String| match paths {
            [] => file.starts_with("tests/"),
            paths => paths.contains(file),
        };
        let files = self.files.borrow();
        let mut stored: Vec<(String, String)> =
            files.keys().filter(wanted).map(|file| (file.clone(), files[file].clone())).collect();
        stored.sort();
        let tools =
            Tools { checker: &|_| Box::new(Unchecked), host: &|variant| LuaHost::new(variant.clone()), jobs: 1 };
        Ok(impact(&before, &self.content.borrow(), &stored, &tools))
    }

    fn stamp(&self) -> Option<u64> {
        Some(self.own_files().iter().map(|(path, text)| (path.len() + text.len()) as u64).sum())
    }

    fn exists(&self, file: &str) -> bool {
        self.files.borrow().contains_key(file)
    }

    fn cut_off(&self) -> Option<String> {
        self.files.borrow().get("cut-off").cloned()
    }

    fn forget_cut_off(&self) {
        self.files.borrow_mut().remove("cut-off");
    }

    fn own(&self, file: &str) -> Option<String> {
        self.files.borrow().get(file).cloned()
    }

    fn load_as(&self, id: &str, text: &str) -> Result<Loaded, String> {
        let mut content = self.content.borrow().clone();
        content.overlay([(variant_file(id), text.to_owned())]);
        load_variant(&content, id, &Unchecked).map_err(|report| report.render(false))
    }

    fn keep(&self, file: &str, text: &str) -> Result<String, String> {
        self.write(file, text)?;
        self.content.replace(Content::with_overlay(self.own_files()));
        Ok(file.to_owned())
    }

    fn host(&self, variant: &Arc<Variant>) -> Rc<dyn Host> {
        LuaHost::new(variant.clone())
    }

    fn source(&self, file: &str) -> Option<String> {
        self.content.borrow().text(file).map(|text| text.to_string())
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

/// The script checker as the program has it.
struct Checked<'c>(&'c Checker);

impl ScriptChecker for Checked<'_> {
    fn check(&self, file: &str, source: &str) -> Result<Vec<String>, Vec<(u32, String)>> {
        self.0.check(file, source)
    }
}
