//! Reports for programs: plain JSON, and SARIF 2.1.0 for code hosts.

use serde_json::{Value, json};

use crate::content::code;
use crate::diag::{Diagnostic, Report, Severity};

fn level(diagnostic: &Diagnostic) -> &'static str {
    match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

/// The report as JSON: the faults with file, line and column from 1 (0 where a fault has no place), and their numbers.
pub fn json(report: &Report) -> Value {
    let faults: Vec<Value> = report
        .diagnostics()
        .iter()
        .map(|one| {
            let (file, line, column) = report.place(&one.span);
            let (_, end_line, end_column) = report.end(&one.span);
            json!({
                "severity": level(one), "code": one.code, "message": one.message, "file": &*file, "line": line,
                "column": column, "end_line": end_line, "end_column": end_column, "label": one.label,
                "help": one.help, "notes": one.notes,
            })
        })
        .collect();
    let (errors, warnings) = report.counts();
    json!({ "errors": errors, "warnings": warnings, "faults": faults })
}

/// The report as a SARIF log. `path` gives the path that a file of the content has for the reader.
pub fn sarif(report: &Report, path: impl Fn(&str) -> String) -> Value {
    let mut names: Vec<&str> = report.diagnostics().iter().map(|one| one.code).collect();
    names.sort_unstable();
    names.dedup();
    let rules: Vec<Value> = names
        .iter()
        .map(|name| {
            let code = code(name);
            json!({
                "id": name,
                "shortDescription": { "text": code.map_or("", |code| code.says) },
                "fullDescription": { "text": code.map_or("", |code| code.why) },
            })
        })
        .collect();
    let results: Vec<Value> = report
        .diagnostics()
        .iter()
        .map(|one| {
            let (file, line, column) = report.place(&one.span);
            let (_, end_line, end_column) = report.end(&one.span);
            let mut physical = json!({ "artifactLocation": { "uri": uri(&path(&file)) } });
            if line > 0 && one.span.end > one.span.start {
                physical["region"] = json!({
                    "startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column,
                });
            }
            let more = one.help.iter().map(|help| format!("help: {help}"));
            let more = more.chain(one.notes.iter().map(|note| format!("note: {note}")));
            let text = std::iter::once(one.message.clone()).chain(more).collect::<Vec<_>>().join("\n");
            json!({
                "ruleId": one.code,
                "ruleIndex": names.iter().position(|name| *name == one.code),
                "level": level(one),
                "message": { "text": text },
                "locations": [{ "physicalLocation": physical }],
            })
        })
        .collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "polygonarc", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

/// A path as a relative URI.
fn uri(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
    path.bytes().map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") }).collect()
}
