//! Writes the files of the shelf; `docs/shelf.md` describes them.

use crate::check;
use crate::corners;
use crate::days::Days;
use crate::entry::{Entry, Id, PACK};
use crate::index::{self, letters};
use crate::letters::letter;
use crate::pack;
use nonoscope_core::puzzle::{Colour, Grid, Palette};

/// An index, from its puzzles by number and those of the days, from the first one on.
pub fn index(entries: &[Entry], first: i32, days: &[Id]) -> String {
    let mut text = format!("{}\n{}\n", index::HEAD, Days::line(first, days));
    for pack in entries.chunks(PACK) {
        text.extend(pack.iter().map(letters));
        text.push('\n');
    }
    check::sealed(text)
}

/// The pictures of a pack, by number.
pub fn pictures(pictures: &[(Id, &Grid, &Palette)]) -> String {
    let mut text = format!("{}\n", pack::HEAD);
    for (id, picture, palette) in pictures {
        let looks: Vec<String> = palette.colours().skip(1).map(|(_, ink)| hexadecimal(ink.rgb)).collect();
        let looks = if palette.inks() == 1 { pack::PLAIN.to_owned() } else { looks.join(",") };
        let cells: Vec<u8> = picture.cells().iter().map(|cell| cell.ink().map_or(0, Colour::number) as u8).collect();
        let [width, height] = [picture.width(), picture.height()].map(letter);
        let corners = corners::write(&cells, picture.width(), palette.inks());
        text.push_str(&format!("{id} {width}{height} {looks} {corners}\n"));
    }
    check::sealed(text)
}

/// The titles of a pack, by number.
pub fn titles(titles: &[(Id, &str)]) -> String {
    let lines = titles.iter().map(|(id, title)| format!("{id} {title}\n"));
    std::iter::once(format!("{}\n", pack::TITLES)).chain(lines).collect()
}

fn hexadecimal([red, green, blue]: [u8; 3]) -> String {
    format!("{red:02x}{green:02x}{blue:02x}")
}
