//! The shade of the paper at each place of a sheet: the median around it, for any colouring of a table.

use super::shades::Shades;

/// Shades that are counted together.
const TOGETHER: usize = 8;
const KINDS: usize = 256 / TOGETHER;

/// How many squares along a cell are each treated as one paper.
const ALONG: usize = 6;

/// For each bin, how many pixels it has, and by how much they are lighter than its darkest, in total.
#[derive(Clone, Copy)]
struct Counts {
    pixels: [u32; KINDS],
    over: [u32; KINDS],
}

impl Counts {
    const NONE: Counts = Counts { pixels: [0; KINDS], over: [0; KINDS] };

    fn add(&mut self, other: &Counts) {
        self.pixels.iter_mut().zip(&other.pixels).for_each(|(own, other)| *own = own.wrapping_add(*other));
        self.over.iter_mut().zip(&other.over).for_each(|(own, other)| *own = own.wrapping_add(*other));
    }

    fn remove(&mut self, other: &Counts) {
        self.pixels.iter_mut().zip(&other.pixels).for_each(|(own, other)| *own = own.wrapping_sub(*other));
        self.over.iter_mut().zip(&other.over).for_each(|(own, other)| *own = own.wrapping_sub(*other));
    }

    /// The median shade.
    fn middle(&self) -> u8 {
        let mut rest = self.pixels.iter().sum::<u32>() / 2;
        let kind = self.pixels.iter().position(|&count| {
            let is_it = count > rest;
            rest = rest.saturating_sub(count);
            is_it
        });
        let Some(kind) = kind else { return 255 };
        (kind * TOGETHER + (self.over[kind] / self.pixels[kind].max(1)) as usize) as u8
    }
}

/// The paper of a part of a sheet with cells of this size.
pub(super) struct Paper {
    left: usize,
    top: usize,
    side: usize,
    columns: usize,
    shades: Vec<u8>,
}

impl Paper {
    /// From a left and top pixel to before a right and bottom one.
    pub(super) fn of(
        shades: &Shades,
        (left, top, right, bottom): (usize, usize, usize, usize),
        (wide, high): (usize, usize),
    ) -> Paper {
        let side = (wide.min(high) / ALONG).max(2);
        let (columns, rows) = (right.saturating_sub(left).div_ceil(side), bottom.saturating_sub(top).div_ceil(side));
        let mut counts = vec![Counts::NONE; columns * rows];
        for y in top..bottom {
            let line = &shades.bytes()[y * shades.width() + left..y * shades.width() + right];
            let own = &mut counts[(y - top) / side * columns..];
            for (part, own) in line.chunks(side).zip(own) {
                for &shade in part {
                    let shade = usize::from(shade);
                    own.pixels[shade / TOGETHER] += 1;
                    own.over[shade / TOGETHER] += (shade % TOGETHER) as u32;
                }
            }
        }
        // Around each square as much as half a cell.
        let (far, deep) = (wide / 2 / side, high / 2 / side);
        let mut stacks = vec![Counts::NONE; columns];
        let stack = |stacks: &mut [Counts], row: usize, change: fn(&mut Counts, &Counts)| {
            stacks.iter_mut().zip(&counts[row * columns..]).for_each(|(stack, own)| change(stack, own));
        };
        (0..deep.min(rows)).for_each(|row| stack(&mut stacks, row, Counts::add));
        let mut all = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            if row + deep < rows {
                stack(&mut stacks, row + deep, Counts::add);
            }
            if let Some(gone) = row.checked_sub(deep + 1) {
                stack(&mut stacks, gone, Counts::remove);
            }
            let mut around = Counts::NONE;
            stacks.iter().take(far).for_each(|stack| around.add(stack));
            for column in 0..columns {
                if let Some(next) = stacks.get(column + far) {
                    around.add(next);
                }
                if let Some(gone) = column.checked_sub(far + 1) {
                    around.remove(&stacks[gone]);
                }
                all.push(around.middle());
            }
        }
        Paper { left, top, side, columns, shades: all }
    }

    /// The side of a square that is as if of one paper, in pixels.
    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// The shade of the paper at a place of the part.
    pub(super) fn at(&self, x: usize, y: usize) -> u8 {
        let (column, row) = ((x - self.left) / self.side, (y - self.top) / self.side);
        self.shades.get(row * self.columns + column).copied().unwrap_or(255)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_paper_does_not_change_it() {
        // Grey paper from the middle on, with strokes on both.
        let shade = |x: usize, _| match x {
            _ if x % 15 < 4 => 20,
            0..90 => 250,
            _ => 201,
        };
        let paper = Paper::of(&Shades::of(180, 60, shade), (0, 0, 180, 60), (30, 30));
        for y in [0, 30, 59] {
            let own: Vec<u8> = [0, 10, 40, 80, 95, 120, 179].map(|x| paper.at(x, y)).to_vec();
            assert_eq!(own, [250, 250, 250, 250, 201, 201, 201]);
        }
        let part = Paper::of(&Shades::of(180, 60, shade), (100, 7, 180, 60), (30, 30));
        assert_eq!((part.at(100, 7), part.at(179, 59)), (201, 201));
    }
}
