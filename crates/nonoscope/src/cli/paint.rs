//! Boards as text for people: in the puzzle's own colours on a terminal, else with the letters of the colours.

use crate::picture::{Notation, text};
use crate::puzzle::{Grid, Palette};
use clap::builder::styling::{RgbColor, Style};

/// A line for each row. A filled cell of a puzzle with several inks is two letters, and, `in_colour`, in front of its colour.
pub(super) fn board(grid: &Grid, palette: &Palette, in_colour: bool) -> String {
    let plain = text(grid, palette, Notation::Blocks);
    if !in_colour || palette.inks() == 1 {
        return plain;
    }
    let mut painted = String::with_capacity(8 * plain.len());
    let mut cells = grid.cells().iter();
    for row in plain.lines() {
        let mut signs = row.chars();
        // Each cell is two characters.
        while let (Some(first), Some(second)) = (signs.next(), signs.next()) {
            let colour = cells.next().and_then(|cell| cell.colour()).filter(|colour| !colour.is_background());
            let style = colour.map_or(Style::new(), |colour| before(palette.get(colour).rgb));
            painted.extend([style.render().to_string(), [first, second].iter().collect()]);
            painted.push_str(&style.render_reset().to_string());
        }
        painted.push('\n');
    }
    painted
}

/// The letters of the colours, in one line; empty for a puzzle of one ink.
pub(super) fn legend(palette: &Palette) -> String {
    let inks = palette.colours().skip(1).filter(|_| palette.inks() > 1);
    let named: Vec<String> =
        inks.map(|(_, ink)| format!("{} {}", ink.letter, super::printable::line(&ink.name))).collect();
    if named.is_empty() { String::new() } else { named.join(", ") + "\n" }
}

/// Letters that can be read in front of a colour.
fn before([red, green, blue]: [u8; 3]) -> Style {
    let is_light = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) > 128_000;
    let letters = if is_light { RgbColor(0, 0, 0) } else { RgbColor(255, 255, 255) };
    Style::new().bg_color(Some(RgbColor(red, green, blue).into())).fg_color(Some(letters.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Ink;

    #[test]
    fn filled_cells_stand_before_their_colour() {
        let grid = Grid::from_picture(&["XO", ".B"]).unwrap();
        let inks = vec![Ink::new('r', "red", [200, 0, 0]), Ink::new('y', "yellow", [250, 220, 0])];
        let palette = Palette::new(Ink::new('.', "white", [255; 3]), inks).unwrap();
        let red = "\u{1b}[38;2;255;255;255m\u{1b}[48;2;200;0;0mrr\u{1b}[0m";
        let yellow = "\u{1b}[38;2;0;0;0m\u{1b}[48;2;250;220;0myy\u{1b}[0m";
        assert_eq!(board(&grid, &palette, true), format!("{red} ·\n ?{yellow}\n"));
        assert_eq!(board(&grid, &palette, false), "rr ·\n ?yy\n");
        assert_eq!(legend(&palette), "r red, y yellow\n");
        let one = Grid::from_picture(&["X."]).unwrap();
        assert_eq!(board(&one, &Palette::default(), true), "██ ?\n");
        assert_eq!(legend(&Palette::default()), "");
    }
}
