//! How many random cases a test tries: all of them in CI, a thirtieth while somebody waits.

#![allow(unreachable_pub, reason = "unit tests have a copy of their own")]

/// The environment variable that asks for all cases.
const ALL: &str = "NONOSCOPE_ALL_CASES";

/// The number of cases to try, of at most this many: all if `NONOSCOPE_ALL_CASES` is set, else a thirtieth, but at least 100.
pub fn cases(all: u32) -> u32 {
    rounds(all).max(all.min(100))
}

/// The same for cases of which each takes long: at least one.
pub fn rounds(all: u32) -> u32 {
    if std::env::var_os(ALL).is_some() { all } else { all.div_ceil(30) }
}
