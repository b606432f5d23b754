//! Where the bits of the content stand: two columns at a time from the right, up and down in turn, under a mask.

use super::modules::Modules;

/// The bits of a pattern's content, and where they stand.
pub(super) struct Bits {
    bits: Vec<bool>,
    places: Vec<(usize, usize)>,
}

impl Bits {
    /// Reads the bits of modules that are not `is_function`. `rights` are the right ones of the pairs of columns.
    pub(super) fn read(
        modules: &Modules<'_>,
        rights: impl Iterator<Item = usize>,
        is_function: impl Fn(usize, usize) -> bool,
        mask: u16,
    ) -> Bits {
        let side = modules.side;
        let (mut bits, mut places) = (Vec::new(), Vec::new());
        for (turn, right) in rights.enumerate() {
            for step in 0..side {
                let row = if turn % 2 == 0 { side - 1 - step } else { step };
                for column in [right, right - 1] {
                    if !is_function(row, column) {
                        bits.push(modules.is_dark(row, column) != is_masked(mask, row, column));
                        places.push((row, column));
                    }
                }
            }
        }
        Bits { bits, places }
    }

    /// The codewords: 8 bits each, but 4 for that which is `short`. What does not fill one is left out.
    pub(super) fn codewords(&self, short: Option<usize>) -> Vec<u8> {
        self.ranges(short).map(|range| number(&self.bits[range])).collect()
    }

    /// How many known cells are not as these codewords would have them.
    pub(super) fn wrong(&self, modules: &Modules<'_>, short: Option<usize>, codewords: &[u8]) -> usize {
        let wrong = |(range, &codeword): (std::ops::Range<usize>, &u8)| {
            let bits = range.len();
            let places = range.enumerate().filter(|&(index, place)| {
                let (row, column) = self.places[place];
                let bit = codeword >> (bits - 1 - index) & 1 == 1;
                self.bits[place] != bit && modules.is_known(row, column)
            });
            places.count()
        };
        self.ranges(short).zip(codewords).map(wrong).sum()
    }

    fn ranges(&self, short: Option<usize>) -> impl Iterator<Item = std::ops::Range<usize>> {
        let size = move |index| if short == Some(index) { 4 } else { 8 };
        let ends = (0..).scan(0, move |end, index| {
            let start = *end;
            *end += size(index);
            Some(start..*end)
        });
        let bits = self.bits.len();
        ends.take_while(move |range| range.end <= bits)
    }
}

fn number(bits: &[bool]) -> u8 {
    bits.iter().fold(0, |number, &bit| number << 1 | u8::from(bit))
}

/// Whether a mask exchanges dark and light in a module.
fn is_masked(mask: u16, row: usize, column: usize) -> bool {
    let product = row * column;
    0 == match mask {
        0 => (row + column) % 2,
        1 => row % 2,
        2 => column % 3,
        3 => (row + column) % 3,
        4 => (row / 2 + column / 3) % 2,
        5 => product % 2 + product % 3,
        6 => (product % 2 + product % 3) % 2,
        _ => ((row + column) % 2 + product % 3) % 2,
    }
}
