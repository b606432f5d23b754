//! The fuzz target `structures`; `tests/targets` says what it checks.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| nonoscope_fuzz::hold("structures", bytes));
