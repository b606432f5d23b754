//! How much a solve may keep.

/// The most solutions that are found of one puzzle.
pub const MAX_SOLUTIONS: usize = 100_000;

/// The most cells that the solutions found of one puzzle may have together: 64 solutions of the largest puzzle. With what
/// the SAT solver keeps of each, that is some 400 MB at worst.
pub const MAX_SOLUTION_CELLS: usize = 1 << 26;

/// The most steps of a trace, except for one that says what a search found. They take some 200 MB at worst. Only the
/// method `passes` could need more, and only where hundreds of passes find next to nothing.
pub const MAX_STEPS: usize = 2_000_000;

/// The most memory for boards that wait to be searched by suppositions, in bytes.
pub(in crate::solve) const MAX_BOARDS: usize = 512 << 20;
