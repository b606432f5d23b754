//! The fuzz target `readers`; `tests/targets` says what it checks.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| nonoscope_fuzz::hold("readers", bytes));
