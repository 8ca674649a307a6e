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

#[test]
fn counts_are_the_booklets() {
    let content = Content::builtin();
    let count = |id: &str| -> (usize, u32) {
        match load_variant(&content, id, &Unchecked) {
            Ok(loaded) => {
                let deck = &loaded.variant.deck;
                (deck.len(), deck.iter().map(|(_, copies)| u32::from(*copies)).sum())
            }
            Err(report) => panic!("{report}"),
        }
    };
    assert_eq!(content.card_ids().len(), 46);
    assert_eq!(count("deck-36"), (30, 36));
    assert_eq!(count("deck-102"), (45, 102));
    assert_eq!(count("fr"), (30, 36));
    assert_eq!(count("de"), (45, 102));
}
