//! The nearest known name to one that isn't known.

use crate::messages::{Message, msg};

/// The candidate most like `name`, if any is like enough to be what was meant.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = name.to_lowercase().replace('-', "_");
    let mut best: Option<(f64, &str)> = None;
    for candidate in candidates {
        let like = strsim::jaro_winkler(&wanted, &candidate.to_lowercase().replace('-', "_"));
        let (slips, length) = (strsim::osa_distance(&wanted, candidate), wanted.chars().count().max(3));
        let close = slips * 3 <= length;
        let score = if close { like + 1.0 } else { like };
        if (close || like >= 0.9 && (candidate.starts_with(&wanted) || slips * 5 <= length * 2))
            && best.is_none_or(|(before, _)| score > before)
        {
            best = Some((score, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// A hint at the nearest known name, if one is near.
pub fn near<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<Message> {
    nearest(name, candidates).map(|near| msg!("did-you-mean", near = near))
}

/// The same as a text, for what is told in English only.
pub fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    near(name, candidates).map(|hint| hint.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_understood() {
        let names = ["lantern", "bridge", "towers.reserve", "house-rules", "moat"];
        assert_eq!(nearest("lanterne", names), Some("lantern"));
        assert_eq!(nearest("birdge", names), Some("bridge"));
        assert_eq!(nearest("tower.reserve", names), Some("towers.reserve"));
        assert_eq!(nearest("house_rules", names), Some("house-rules"));
    }

    #[test]
    fn what_is_like_nothing_gets_no_guess() {
        assert_eq!(nearest("zebra", ["lantern", "bridge"]), None);
        assert_eq!(nearest("x", ["lantern"]), None);
    }
}
