//! Rings around numbers that grain has broken: they are where others say that they must be.

use super::order::sort_by_key;
use super::plate::{On, Plate};
use super::sheet::Sheet;

/// How wide most are.
pub(super) fn usual_width(plates: &[Plate]) -> usize {
    let mut widths: Vec<usize> = plates.iter().map(|plate| plate.place.width()).collect();
    sort_by_key(&mut widths, |&width| width as i64);
    widths[widths.len() / 2]
}

/// Where rings may be that grain has broken: at the places of a clue at which others have one. Where there is none, nothing is lost.
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
        // All clues end at the board, so numbers stand below each other.
        let far = |one: usize| {
            own.iter().filter_map(move |other| other.1.checked_sub(one)).filter(|far| far * 4 >= usual * 3)
        };
        let mut steps: Vec<usize> = own.iter().flat_map(|one| far(one.1)).collect();
        sort_by_key(&mut steps, |&step| step as i64);
        steps.retain({
            let least = steps.first().copied().unwrap_or_default();
            move |step| step * 2 <= least * 3
        });
        let (Some(&step), Some(last)) = (steps.get(steps.len() / 2), own.iter().map(|own| own.1).max()) else {
            continue;
        };
        let number = |along: usize| (last - along + step / 2) / step;
        let longest = own.iter().map(|own| number(own.1)).max().unwrap_or_default();
        for line in 0..lines {
            for place in 0..=longest + 1 {
                let near = own.iter().min_by_key(|own| (number(own.1) != place, own.2.abs_diff(line)));
                let Some(&(plate, along, from)) = near else { continue };
                let by = (number(along) as isize - place as isize) * step as isize;
                let (x, y) = (by, (line as isize - from as isize) * side as isize);
                let plate = if is_row { plate.moved(x, y) } else { plate.moved(y, x) };
                let is_free = |plate: &Plate| {
                    let is_inside =
                        plate.place.right <= sheet.shades.width() && plate.place.bottom <= sheet.shades.height();
                    is_inside && known.iter().chain(&all).all(|other| !plate.holds_middle(other))
                };
                if let Some(plate) = plate.filter(is_free) {
                    all.push(plate);
                }
            }
        }
    }
    all
}
