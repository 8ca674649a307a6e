//! Reading folders of content and single files, and writing files whole or not at all.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use super::failure::Failure;

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::file(path, "read", &error))
}

/// The text of a file that was found in a folder, where nobody has named it: no device, no pipe, nothing huge.
fn read_found(path: &Path) -> Result<String, Failure> {
    let about = fs::metadata(path).map_err(|error| Failure::file(path, "read", &error))?;
    if !about.is_file() || about.len() > MOST_BYTES {
        let what = if about.is_file() { "is larger than 64 MB" } else { "is a device or a pipe" };
        return Err(Failure::Fault(format!("`{}` {what}, expected a text file", path.display())));
    }
    read(path)
}

/// No file of content is longer.
const MOST_BYTES: u64 = 64 << 20;

/// Whether a file that begins so can be written here, found out before there is anything to write: one that is something
/// else is never written over.
pub fn place_for(path: &Path, begins: &str) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if path.is_dir() || !folder.is_dir() {
        let what = if path.is_dir() { "it is a folder" } else { "its folder doesn't exist" };
        return Err(Failure::Fault(format!("can't write `{}`: {what}", path.display())));
    }
    let mut there = Vec::new();
    if path.is_file()
        && let Ok(file) = fs::File::open(path)
    {
        file.take(begins.len() as u64).read_to_end(&mut there).map_err(|error| Failure::file(path, "read", &error))?;
    }
    if !there.is_empty() && there != begins.as_bytes() {
        let path = path.display();
        return Err(Failure::Fault(format!("`{path}` exists and is something else: name another file, or remove it")));
    }
    Ok(())
}

/// The first of `game-2.txt`, `game-3.txt` and so on that doesn't exist.
pub fn next_free(path: &Path) -> PathBuf {
    let part = |part: Option<&std::ffi::OsStr>| part.map(|part| part.to_string_lossy().into_owned());
    let stem = part(path.file_stem()).unwrap_or_default();
    let ending = part(path.extension()).map(|ending| format!(".{ending}")).unwrap_or_default();
    let stem =
        stem.rsplit_once('-').filter(|(_, number)| number.parse::<usize>().is_ok()).map_or(&*stem, |(stem, _)| stem);
    let named = |number: usize| path.with_file_name(format!("{stem}-{number}{ending}"));
    (2..).map(named).find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

/// Writes a file under a temporary name beside its place and renames it, so that no half-written file is ever left.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_with(path, |file| Ok(file.write_all(bytes)?))
}

/// The same for a file that is written bit by bit.
pub fn write_with(path: &Path, fill: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
    let failed = |error: &std::io::Error| Failure::file(path, "write", error);
    // What a link leads to is written, and the link stays.
    let real = fs::canonicalize(path).ok();
    let path = real.as_deref().unwrap_or(path);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = beside(path, folder).map_err(|error| failed(&error))?;
    fill(&mut file)?;
    file.persist(path).map_err(|error| failed(&error.error))?;
    Ok(())
}

/// A temporary file with the rights that the file at `path` has or would get.
fn beside(path: &Path, folder: &Path) -> std::io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    if let Ok(before) = fs::metadata(path) {
        file.as_file().set_permissions(before.permissions())?;
    }
    Ok(file)
}

/// The file by which a content folder is known.
pub const MARK: &str = "polygonarc.toml";

/// The content folder that one is in: the nearest one from here upwards that has the mark.
pub fn content_here() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let up = here.ancestors().position(|folder| folder.join(MARK).is_file())?;
    Some(if up == 0 { ".".into() } else { vec![".."; up].join("/").into() })
}

/// The files of a content folder that mean something: path from the folder, and text.
pub fn content(folder: &Path) -> Result<Vec<(String, String)>, Failure> {
    if !folder.is_dir() {
        return Err(Failure::Fault(format!(
            "`{}` is no folder: expected one that holds `cards/`, `languages/`, `scripts/` or `variants/`",
            folder.display()
        )));
    }
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    for part in ["cards", "languages", "scripts", "variants"] {
        for path in with_endings(&folder.join(part), &["toml", "lua"])? {
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            match read_found(&path) {
                Ok(text) => found.push((name, text)),
                Err(fault) => faults.push(fault.text()),
            }
        }
    }
    if faults.is_empty() { Ok(found) } else { Err(Failure::Fault(faults.join("\nerror: "))) }
}

/// A number made of the names, sizes and times of a content folder's files: another when one of them was saved.
pub fn stamp(folder: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    for part in ["cards", "scripts", "variants"] {
        // A folder that can't be read now is seen again when it can.
        for path in with_endings(&folder.join(part), &["toml", "lua"]).unwrap_or_default() {
            let about = fs::metadata(&path).ok();
            (&path, about.as_ref().map(fs::Metadata::len), about.and_then(|about| about.modified().ok()))
                .hash(&mut hasher);
        }
    }
    hasher.finish()
}

/// Every file below a folder with one of these endings, in the order of names; none if the folder doesn't exist.
pub fn with_endings(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, Failure> {
    let mut found = below(folder)?;
    found.retain(|path| path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)));
    Ok(found)
}

/// Every file below a folder, in the order of names; none if the folder doesn't exist.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        if !folder.is_dir() {
            continue;
        }
        let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, "read", &error))?;
        for entry in entries {
            let entry = entry.map_err(|error| Failure::file(&folder, "read", &error))?;
            let (path, kind) =
                (entry.path(), entry.file_type().map_err(|error| Failure::file(&folder, "read", &error))?);
            // A link to a folder could lead round in circles, or out of the content.
            match kind.is_dir() {
                true => open.push(path),
                false if kind.is_symlink() && path.is_dir() => {}
                false => found.push(path),
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Files below these paths, or below the `usual` folder here and in the content folder if there are none, as path and
/// text; with one of these endings, if any are given. What isn't text is none of ours.
pub fn stored(
    paths: &[PathBuf],
    content: Option<&Path>,
    usual: &str,
    endings: &[&str],
) -> Result<Vec<(String, String)>, Failure> {
    let mut paths = paths.to_vec();
    if paths.is_empty() {
        paths.extend(content.map(|folder| folder.join(usual)));
        let here = PathBuf::from(usual);
        // Where one stands in the content folder itself, both are one.
        let known = paths.iter().any(|path| path.canonicalize().ok() == here.canonicalize().ok());
        paths.extend((!known).then_some(here));
        paths.retain(|folder| folder.is_dir());
    }
    let mut found = Vec::new();
    for path in &paths {
        if !path.exists() {
            return Err(Failure::Usage(format!("`{}` doesn't exist: name a file or folder", path.display())));
        }
        let inside = match path.is_dir() {
            true if endings.is_empty() => below(path)?,
            true => with_endings(path, endings)?,
            false => vec![path.clone()],
        };
        let text = |path: PathBuf| Some((path.display().to_string(), fs::read_to_string(&path).ok()?));
        found.extend(inside.into_iter().filter_map(text));
    }
    found.sort();
    found.dedup();
    Ok(found)
}
