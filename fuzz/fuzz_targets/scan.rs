//! The fuzz target `scan`; what it holds is in `tests/targets`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| nonoscope_fuzz::hold("scan", bytes));
