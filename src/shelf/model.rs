//! The whole model. `update` changes it; parts show it.

use super::browse::Browse;
use super::calendar::Calendar;
use super::code::Code;
use super::printing::Printing;
use super::record::Recording;
use super::stock::Stock;
use crate::solved::Solved;
use nonoscope_play::Date;

/// The model of the dialogues.
#[derive(Debug, Default)]
pub(crate) struct Model {
    /// The day on which something was asked for last.
    pub(crate) today: Option<Date>,
    /// What has been solved.
    pub(crate) solved: Solved,
    pub(crate) stock: Stock,
    pub(crate) browse: Browse,
    pub(crate) calendar: Calendar,
    pub(crate) printing: Printing,
    pub(crate) recording: Recording,
    pub(crate) code: Code,
}
