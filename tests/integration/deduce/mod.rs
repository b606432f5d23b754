//! Deductions: arguments about single lines, what they rest on, and how often each technique is needed.

mod long_lines;
mod oracle;
mod sentences;
mod shares;
mod short_lines;
mod stated;
