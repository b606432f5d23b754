//! Deductions: arguments about single lines, and what they rest on.

mod say;
mod sentences;
mod shares;
