//! What holds whatever the bytes are: the fuzz targets, called by `fuzz/` with the bytes that a fuzzer makes up, and by
//! `tests/integration/fuzzed.rs` with those that are kept.

mod bytes;
mod line;
mod link;
mod methods;
mod pattern;
mod puzzle;
mod qr;
mod readers;
mod recognise;
mod solve;

/// A target: it panics if something does not hold.
pub(crate) type Target = fn(&[u8]);

/// All targets by their names.
pub(crate) const TARGETS: [(&str, Target); 7] = [
    ("readers", readers::hold),
    ("recognise", recognise::hold),
    ("link", link::hold),
    ("qr", qr::hold),
    ("line", line::hold),
    ("solve", solve::hold),
    ("methods", methods::hold),
];
