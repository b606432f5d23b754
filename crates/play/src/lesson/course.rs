//! The lessons in order, and their texts, which are in the messages of techniques.

use nonoscope_core::trace::Technique;
use nonoscope_words::{Text, grammar};

/// The techniques, in the order in which they are learnt.
pub const LESSONS: [Technique; Technique::COURSE.len()] = Technique::COURSE;

/// A lesson is done after this many exercises.
pub const TO_DO: u32 = 3;

/// The title of a lesson.
pub fn title(technique: Technique) -> Text {
    grammar::capital(technique.text())
}

/// The text of a lesson: two sentences, and in the first lesson also what a nonogram is.
pub fn words(technique: Technique) -> Text {
    technique.lesson()
}
