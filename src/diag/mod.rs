//! Faults in content: where they are, what is wrong, what helps; collected and shown all together. Knows nothing of
//! what the files mean.

mod nearest;
mod render;
mod report;

pub use nearest::{did_you_mean, near, nearest};
pub use report::{Diagnostic, Report, Severity, Span, line_of};
