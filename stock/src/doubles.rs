//! Finds pictures that are nearly the same, also turned or in a mirror.

/// The side of a mark.
const SIDE: usize = 24;

/// The eight ways to turn and mirror a mark, as bits.
pub(crate) struct Forms([[u64; SIDE * SIDE / 64]; 8]);

impl Forms {
    pub(crate) fn of(mark: &[bool]) -> Forms {
        Forms([0, 1, 2, 3, 4, 5, 6, 7].map(|form| {
            let mut bits = [0; SIDE * SIDE / 64];
            for row in 0..SIDE {
                for column in 0..SIDE {
                    let (mut from, mut to) = (row, column);
                    if form & 1 > 0 {
                        from = SIDE - 1 - from;
                    }
                    if form & 2 > 0 {
                        to = SIDE - 1 - to;
                    }
                    if form & 4 > 0 {
                        (from, to) = (to, from);
                    }
                    let at = row * SIDE + column;
                    bits[at / 64] |= u64::from(mark[from * SIDE + to]) << (at % 64);
                }
            }
            bits
        }))
    }

    /// In how many of 576 cells the two differ at least, whichever way one of them is turned.
    pub(crate) fn distance(&self, other: &Forms) -> u32 {
        let apart =
            |one: &[u64; 9], two: &[u64; 9]| one.iter().zip(two).map(|(one, two)| (one ^ two).count_ones()).sum();
        other.0.iter().map(|form| apart(&self.0[0], form)).min().unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_and_mirrored_marks_are_the_same() {
        let mark = |set: &dyn Fn(usize, usize) -> bool| -> Vec<bool> {
            (0..SIDE * SIDE).map(|at| set(at / SIDE, at % SIDE)).collect()
        };
        let one = Forms::of(&mark(&|row, column| row < 5 && column < 11));
        assert_eq!(one.distance(&Forms::of(&mark(&|row, column| row > 12 && column < 5))), 0);
        assert_eq!(one.distance(&Forms::of(&mark(&|row, column| row < 5 && column < 12))), 5);
    }
}
