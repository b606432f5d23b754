//! Deductions: arguments about single lines, what they rest on, and how often each technique is needed.

mod drawings;
mod long_lines;
mod oracle;
mod reasons;
mod sentences;
mod shares;
mod short_lines;
mod stated;
mod techniques;
