//! Confidence intervals at 95 %: Wilson's for a share, Newcombe's for the difference of two shares (from their Wilson
//! intervals), the normal one for means and, by Welch, for the difference of two means.

/// The normal quantile of a two-sided 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// A figure with its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// Whether nothing is a possible value.
    pub fn has_zero(&self) -> bool {
        self.low <= 0.0 && self.high >= 0.0
    }
}

/// So many of so many, as a share.
pub fn share(part: u64, whole: u64) -> Interval {
    if whole == 0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, p) = (whole as f64, part as f64 / whole as f64);
    let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// How much greater the second share is.
pub fn share_change(a: Interval, b: Interval) -> Interval {
    let value = b.value - a.value;
    let square = |x: f64| x * x;
    Interval {
        value,
        low: value - (square(b.value - b.low) + square(a.high - a.value)).sqrt(),
        high: value + (square(b.high - b.value) + square(a.value - a.low)).sqrt(),
    }
}

/// The mean of values with how often each was met.
pub fn mean(values: impl Iterator<Item = (f64, u64)> + Clone) -> Interval {
    let n = values.clone().map(|(_, times)| times).sum::<u64>() as f64;
    if n < 2.0 {
        let value = values.map(|(value, _)| value).next().unwrap_or(0.0);
        return Interval { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
    }
    let mean = values.clone().map(|(value, times)| value * times as f64).sum::<f64>() / n;
    let squares = values.map(|(value, times)| (value - mean) * (value - mean) * times as f64).sum::<f64>();
    let half = Z * (squares / (n - 1.0) / n).sqrt();
    Interval { value: mean, low: mean - half, high: mean + half }
}

/// How much greater the second mean is.
pub fn mean_change(a: Interval, b: Interval) -> Interval {
    let value = b.value - a.value;
    let half = ((a.high - a.value).powi(2) + (b.high - b.value).powi(2)).sqrt();
    Interval { value, low: value - half, high: value + half }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.0005
    }

    #[test]
    fn shares_have_wilsons_interval() {
        // Newcombe (1998), table I: 81 of 263 gives 0.2553 to 0.3662, 0 of 20 gives 0 to 0.1611.
        let some = share(81, 263);
        assert!(near(some.low, 0.2553) && near(some.high, 0.3662), "{some:?}");
        let none = share(0, 20);
        assert!(near(none.low, 0.0) && near(none.high, 0.1611), "{none:?}");
    }

    #[test]
    fn differences_of_shares_have_newcombes_interval() {
        // Newcombe (1998), table II, method 10: 56 of 70 less 48 of 80 gives 0.0524 to 0.3339.
        let change = share_change(share(48, 80), share(56, 70));
        assert!(near(change.value, 0.2) && near(change.low, 0.0524) && near(change.high, 0.3339), "{change:?}");
    }

    #[test]
    fn means_have_the_normal_interval() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32 / 7.
        let values = [(2.0, 1), (4.0, 3), (5.0, 2), (7.0, 1), (9.0, 1)];
        let some = mean(values.into_iter());
        assert!(near(some.value, 5.0) && near(some.high - 5.0, 1.96 * (32.0_f64 / 7.0 / 8.0).sqrt()), "{some:?}");
        assert!(mean_change(some, some).has_zero());
    }
}
