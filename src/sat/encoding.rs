//! The encodings by name.

use serde::{Deserialize, Serialize};

/// A way to write a puzzle as a formula.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Encoding {
    /// A variable for each run and each cell of its line: the run starts there.
    Positions,
    /// A variable for each run and each cell where it may start but the first: it starts there or later.
    #[default]
    Order,
}
