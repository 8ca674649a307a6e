//! Where scenario files are found. Knows nothing of what stands in them.

use std::fs;
use std::path::Path;

/// Every `.toml` file below this folder of the package, in order, as the path that people see and the text.
pub fn below(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut entries: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(below(&path));
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(&path).to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            found.push((name, text));
        }
    }
    found
}
