//! Choices made from bytes. When the bytes run out, every choice is the first one, so a short input is a small case.

pub(super) struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Bytes<'b> {
        Bytes(bytes)
    }

    pub(super) fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `end`, which is at most 65,536.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let number =
            if end <= 256 { usize::from(self.byte()) } else { self.byte() as usize * 256 + self.byte() as usize };
        number % end
    }

    /// Whether something with this many chances in 256 happens.
    pub(super) fn happens(&mut self, chances: u8) -> bool {
        self.byte().wrapping_sub(1) < chances
    }

    pub(super) fn rest(self) -> &'b [u8] {
        self.0
    }
}
