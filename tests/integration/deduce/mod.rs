//! Deductions: arguments about single lines, and what they rest on.

mod sentences;
mod shares;
