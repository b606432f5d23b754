//! How much memory a solve may use.
//!
//! Only passes need a limit on steps: they look at every line while one of them changes one cell, and a contrived
//! puzzle can make them do so thousands of times. With suppositions, a trace grows only with the cells.

/// The most solutions to find for one puzzle.
pub const MAX_SOLUTIONS: usize = 100_000;

/// The most cells of all solutions found for one puzzle: 64 solutions of the largest puzzle. With what the SAT solver
/// keeps of each, this takes about 400 MB at worst.
pub const MAX_SOLUTION_CELLS: usize = 1 << 26;

/// The most steps of a trace, not counting a final step that reports a search. They take about 200 MB at worst. Only
/// the method `passes` could need more, and only where hundreds of passes find next to nothing.
pub const MAX_STEPS: usize = 2_000_000;

/// The most memory for boards that are waiting to be searched, in bytes.
pub(in crate::solve) const MAX_BOARDS: usize = 512 << 20;
