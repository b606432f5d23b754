//! The fuzz target `solve`; what it holds is in `tests/targets`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| nonoscope_fuzz::hold("solve", bytes));
