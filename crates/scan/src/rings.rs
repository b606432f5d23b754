//! Rings around numbers that grain has broken: the positions of other rings show where they must be.

use super::plate::{On, Plate};
use super::sheet::Sheet;
use super::strength::half;

/// How wide most are.
pub(super) fn usual_width(plates: &[Plate]) -> usize {
    let mut counts = [0; 256];
    plates.iter().for_each(|plate| counts[plate.place.width().min(255)] += 1);
    usize::from(half(&counts, 1)).max(1)
}

/// Places of rings that grain may have broken: where other clues have one. A wrong guess does no harm.
pub(super) fn broken(known: &[Plate], sheet: &Sheet, usual: usize) -> Vec<Plate> {
    let mut all: Vec<Plate> = Vec::new();
    for is_row in [true, false] {
        // The middle of a plate along its clue, and in which line it is; how high lines are, and where the board begins.
        let (edge, first, side, lines) = if is_row {
            (sheet.left * sheet.wide, sheet.top * sheet.high, sheet.high, sheet.rows)
        } else {
            (sheet.top * sheet.high, sheet.left * sheet.wide, sheet.wide, sheet.columns)
        };
        let middle = |plate: &Plate| {
            let place = &plate.place;
            let (x, y) = ((place.left + place.right) / 2, (place.top + place.bottom) / 2);
            if is_row { (x, y) } else { (y, x) }
        };
        let own: Vec<(&Plate, usize, usize)> = known
            .iter()
            .filter(|plate| plate.on == On::Number && plate.place.width().abs_diff(usual) * 6 <= usual)
            .map(|plate| (plate, middle(plate)))
            .filter(|(_, (along, across))| *along < edge && *across >= first)
            .map(|(plate, (along, across))| (plate, along, (across - first) / side))
            .collect();
        // All clues end at the board, so numbers stand below each other: those beside each other are farther apart than one is wide, but less than two.
        let (mut step, mut last) = (usize::MAX, 0);
        for one in &own {
            last = last.max(one.1);
            for other in &own {
                let far = one.1.abs_diff(other.1);
                step = if far * 4 < usual * 3 { step } else { step.min(far) };
            }
        }
        let (mut sum, mut count) = (0, 0);
        for one in &own {
            for other in &own {
                let far = one.1.abs_diff(other.1);
                if far >= step && far * 2 <= step.saturating_mul(3) {
                    sum += far;
                    count += 1;
                }
            }
        }
        if count == 0 {
            continue;
        }
        let step = sum / count;
        let number = |along: usize| (last - along + step / 2) / step;
        let longest = own.iter().map(|own| number(own.1)).max().unwrap_or_default();
        for line in 0..lines {
            for place in 0..=longest + 1 {
                let near = own.iter().min_by_key(|own| (number(own.1) != place, own.2.abs_diff(line)));
                let Some(&(plate, along, from)) = near else { continue };
                let by = (number(along) as isize - place as isize) * step as isize;
                let (x, y) = (by, (line as isize - from as isize) * side as isize);
                let Some(plate) = plate.moved(if is_row { (x, y) } else { (y, x) }, &sheet.shades) else { continue };
                if known.iter().chain(&all).all(|other| !plate.holds_middle(other)) {
                    all.push(plate);
                }
            }
        }
    }
    all
}
