//! What is said, and which button to press next.

use nonoscope_words::Text;

/// What is said, and which button to press next: a board without buttons leaves that out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// What there is to say.
    pub what: Text,
    /// What to press next; perhaps nothing.
    pub press: Text,
}

impl Said {
    /// All of it.
    pub fn text(self) -> Text {
        Text::sentences([self.what, self.press])
    }
}

impl From<Text> for Said {
    fn from(what: Text) -> Said {
        Said { what, press: Text::default() }
    }
}
