//! The lessons in order, and their texts, which stand in the table of techniques.

use super::argument::capital;
use nonoscope_core::trace::Technique;

/// The techniques, in the order in which they are learnt.
pub const LESSONS: [Technique; Technique::COURSE.len()] = Technique::COURSE;

/// A lesson is done after this many exercises.
pub const TO_DO: u32 = 3;

/// The title of a lesson.
pub fn title(technique: Technique) -> String {
    capital(technique.name())
}

/// The text of a lesson: two sentences, and in the first lesson also what a nonogram is.
pub fn words(technique: Technique) -> &'static str {
    technique.lesson()
}
