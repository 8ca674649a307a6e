//! Every rule of docs/rules.md is shown by a scenario, and no scenario cites a rule that isn't there.

#[path = "common/scenario_files.rs"]
mod scenario_files;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use polygonarc::content::scenarios;

/// The id that a line of the page states a rule under: `- B1 The board …`.
fn stated(line: &str) -> Option<&str> {
    let id = line.strip_prefix("- ")?.split(' ').next()?;
    let (chapter, number) = id.split_at_checked(1)?;
    let known = chapter.chars().all(|letter| letter.is_ascii_uppercase());
    (known && !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())).then_some(id)
}

#[test]
fn every_rule_is_shown_by_a_scenario() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("docs/rules.md")).unwrap();
    let rules: BTreeSet<&str> = page.lines().filter_map(stated).collect();
    assert!(rules.contains("B1") && rules.contains("V5"), "docs/rules.md states its rules as `- B1 …`");

    let mut cited: BTreeMap<String, String> = BTreeMap::new();
    for (file, text) in scenario_files::below(&root.join("tests/scenarios")) {
        let read = scenarios(&file, &text).unwrap_or_else(|report| panic!("{report}"));
        for scenario in read {
            for rule in scenario.rules {
                cited.entry(rule).or_insert_with(|| format!("{file}: {}", scenario.name));
            }
        }
    }

    let mut faults = Vec::new();
    for rule in &rules {
        if !cited.contains_key(*rule) {
            faults.push(format!("no scenario cites {rule}"));
        }
    }
    for (rule, by) in &cited {
        if !rules.contains(rule.as_str()) {
            faults.push(format!("docs/rules.md has no rule {rule}, cited by {by}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
