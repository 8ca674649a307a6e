//! The built-in content is without a fault.

use polygonarc::content::{Content, Unchecked, check_all, load_variant};

#[test]
fn built_in_content_is_faultless() {
    let content = Content::builtin();
    let report = check_all(&content, &Unchecked);
    assert!(report.is_empty(), "{report}");
    for id in content.variant_ids() {
        let loaded = load_variant(&content, id, &Unchecked);
        assert!(loaded.is_ok(), "{id}");
    }
}
