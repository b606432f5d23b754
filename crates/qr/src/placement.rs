//! Where the bits of the content stand: two columns at a time from the right, up and down in turn, under a mask.

use super::modules::Modules;

/// How the codewords of a pattern are placed.
pub(super) struct Placement<'p> {
    /// The column that holds the timing, which is left out: 6, or 0 in a Micro QR code.
    pub(super) timing: usize,
    /// Whether a module, by row and column, does not depend on the content.
    pub(super) is_function: &'p dyn Fn(usize, usize) -> bool,
    pub(super) mask: u16,
    /// The codeword that has 4 bits; all others have 8.
    pub(super) short: Option<usize>,
}

/// The places of the bits of a codeword, its first bit first.
pub(super) type Places = Vec<(usize, usize)>;

impl Placement<'_> {
    /// The codewords of a pattern with their places, in the order in which they stand in it. Bits that fill no codeword are left out.
    pub(super) fn codewords(&self, modules: &Modules<'_>) -> Vec<(u8, Places)> {
        let mut codewords = Vec::new();
        let (mut codeword, mut places) = (0, Places::new());
        for (row, column) in order(modules.side, self.timing, self.is_function) {
            codeword = codeword << 1 | u8::from(self.bit(modules, row, column));
            places.push((row, column));
            if places.len() == self.size(codewords.len()) {
                codewords.push((codeword, std::mem::take(&mut places)));
                codeword = 0;
            }
        }
        codewords
    }

    /// How many of the known cells of a codeword are not as they should be.
    pub(super) fn wrong(&self, modules: &Modules<'_>, codeword: u8, places: &Places) -> usize {
        let mut rest = codeword;
        let mut wrong = 0;
        for &(row, column) in places.iter().rev() {
            if (rest & 1 == 1) != self.bit(modules, row, column) && modules.is_known(row, column) {
                wrong += 1;
            }
            rest >>= 1;
        }
        wrong
    }

    fn size(&self, codeword: usize) -> usize {
        if self.short == Some(codeword) { 4 } else { 8 }
    }

    fn bit(&self, modules: &Modules<'_>, row: usize, column: usize) -> bool {
        modules.is_dark(row, column) != is_masked(self.mask, row, column)
    }
}

/// The modules of the content, by row and column, in the order in which its bits stand in them.
pub(super) fn order(side: usize, timing: usize, is_function: &dyn Fn(usize, usize) -> bool) -> Places {
    let mut places = Places::new();
    let (mut right, mut up) = (side - 1, true);
    while right > 0 {
        for step in 0..side {
            let row = if up { side - 1 - step } else { step };
            let both = [(row, right), (row, right - 1)];
            places.extend(both.into_iter().filter(|&(row, column)| !is_function(row, column)));
        }
        right = right.saturating_sub(if right - 1 == timing + 1 { 3 } else { 2 });
        up = !up;
    }
    places
}

/// Whether a mask exchanges dark and light in a module.
pub(super) fn is_masked(mask: u16, row: usize, column: usize) -> bool {
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
