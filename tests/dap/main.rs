//! `polygonarc dap`, as an editor uses it.

mod client;
mod faults;
mod folder;
mod looking;
mod setting_up;

pub fn has(rows: &[(String, String)], name: &str, value: &str) -> bool {
    rows.iter().any(|(known, text)| known == name && text == value)
}

pub fn names(rows: &[(String, String)]) -> Vec<&str> {
    rows.iter().map(|(name, _)| name.as_str()).collect()
}
