//! Rebuilds when a file of the built-in content comes, goes or changes.

fn main() {
    for folder in ["cards", "docs/examples", "messages", "scripts", "variants"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
