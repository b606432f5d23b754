//! A pack: the pictures and titles of up to a hundred puzzles.

use crate::check;
use crate::corners;
use crate::entry::Id;
use crate::error::DataError;
use crate::letters::number;
use nonoscope_core::puzzle::{Axis, Cell, Colour, Grid, Palette, Puzzle};
use std::fmt::Write;

pub(crate) const HEAD: &str = "nonoscope shelf pictures 1";
pub(crate) const TITLES: &str = "nonoscope shelf titles 1";

/// What stands for the palette of a picture in black and white.
pub(crate) const PLAIN: &str = "-";

/// The longest title, in characters.
const LONGEST_TITLE: usize = 60;

/// The pictures and titles of some puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// By number.
    works: Vec<Work>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Work {
    id: Id,
    title: String,
    picture: Grid,
    puzzle: Puzzle,
}

impl Pack {
    /// Reads a pack from its pictures and its titles, which may be in any language.
    ///
    /// # Errors
    /// [`DataError`] if one of them is damaged or of another version, or if a picture has no title. Titles have no check, because people edit them.
    pub fn parse(pictures: &str, titles: &str) -> Result<Pack, DataError> {
        let titles = read_titles(titles)?;
        let mut works: Vec<Work> = Vec::new();
        for (at, line) in check::opened(pictures, HEAD)?.into_iter().enumerate() {
            let wrong = DataError::Line { line: at + 2 };
            let (id, picture, puzzle) = read_picture(line).ok_or(wrong)?;
            if works.last().is_some_and(|last| last.id >= id) {
                return Err(wrong);
            }
            let title = titles.iter().find(|(of, _)| *of == id).map(|&(_, title)| title);
            let title = title.ok_or(DataError::Title { id })?;
            works.push(Work { id, title: title.to_owned(), picture, puzzle: puzzle.with_title(title) });
        }
        Ok(Pack { works })
    }

    /// The numbers of its puzzles, in order.
    pub fn ids(&self) -> impl Iterator<Item = Id> {
        self.works.iter().map(|work| work.id)
    }

    /// The title of a puzzle and the puzzle, whose title is the same; `None` if it is in another pack.
    pub fn puzzle(&self, id: Id) -> Option<(&str, &Puzzle)> {
        self.work(id).map(|work| (work.title.as_str(), &work.puzzle))
    }

    /// The picture that solves a puzzle; `None` if it is in another pack.
    pub fn picture(&self, id: Id) -> Option<&Grid> {
        self.work(id).map(|work| &work.picture)
    }

    /// A puzzle as a text that `nonoscope_format::read` reads: its title, colours and clues. `None` if it is in another pack.
    pub fn text(&self, id: Id) -> Option<String> {
        self.work(id).map(|Work { title, puzzle, .. }| {
            let mut text = format!("title: {title}\n");
            let colours = puzzle.palette().colours().skip(1).filter(|_| puzzle.inks() > 1);
            for (at, (_, ink)) in colours.enumerate() {
                let [red, green, blue] = ink.rgb;
                let space = if at == 0 { "\n" } else { "" };
                let _ = writeln!(text, "{space}colour {} #{red:02x}{green:02x}{blue:02x} {}", ink.letter, ink.name);
            }
            for (name, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
                let _ = writeln!(text, "\n{name}");
                for clue in puzzle.clues(axis) {
                    let _ = writeln!(text, "{}", puzzle.palette().clue(clue));
                }
            }
            text
        })
    }

    fn work(&self, id: Id) -> Option<&Work> {
        self.works.binary_search_by_key(&id, |work| work.id).ok().and_then(|at| self.works.get(at))
    }
}

/// A picture from its line: number, width and height, palette, corners.
fn read_picture(line: &str) -> Option<(Id, Grid, Puzzle)> {
    let mut words = line.split(' ');
    let id = Id::new(words.next()?.parse().ok()?);
    let &[width, height] = words.next()?.as_bytes() else { return None };
    let (width, height) = (number(width)?, number(height)?);
    let palette = match words.next()? {
        PLAIN => Palette::default(),
        looks => {
            let looks: Vec<[u8; 3]> = looks.split(',').map(look).collect::<Option<_>>()?;
            Palette::of_looks(&looks)
        }
    };
    let cells = corners::read(words.next()?, width, height, palette.inks())?;
    if words.next().is_some() {
        return None;
    }
    let mut picture = Grid::unknown_of(width, height, palette.inks());
    for (at, cell) in picture.places().zip(cells) {
        picture.set(at, Cell::of(Colour::try_from(cell).ok()?));
    }
    let puzzle = Puzzle::of_picture(&picture).ok()?.with_palette(palette).ok()?;
    Some((id, picture, puzzle))
}

/// Red, green and blue from six digits.
fn look(digits: &str) -> Option<[u8; 3]> {
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 6)?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some([red, green, blue])
}

/// The titles of a pack, by number.
fn read_titles(text: &str) -> Result<Vec<(Id, &str)>, DataError> {
    let mut lines = text.lines();
    if lines.next() != Some(TITLES) {
        return Err(DataError::Version);
    }
    let mut titles: Vec<(Id, &str)> = Vec::new();
    for (at, line) in lines.enumerate() {
        let title = line.split_once(' ').and_then(|(id, title)| Some((Id::new(id.parse().ok()?), title)));
        let suits = |title: &str| {
            let length = title.chars().count();
            (1..=LONGEST_TITLE).contains(&length) && title.trim() == title && !title.chars().any(char::is_control)
        };
        match title {
            Some((id, title)) if suits(title) && titles.last().is_none_or(|last| last.0 < id) => {
                titles.push((id, title));
            }
            _ => return Err(DataError::Line { line: at + 2 }),
        }
    }
    Ok(titles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write;

    fn pack() -> (String, String) {
        let cross = "OXO\nXXX\nOXO\n".parse().unwrap();
        let flag = Grid::from_picture(&["XXX", "BBB"]).unwrap();
        let flag_looks = Palette::of_looks(&[[0xd3, 0x32, 0x2f], [0x20, 0x60, 0xc0]]);
        let pictures = [(Id::new(200), &cross, &Palette::default()), (Id::new(203), &flag, &flag_looks)];
        (write::pictures(&pictures), write::titles(&[(Id::new(200), "Cross"), (Id::new(203), "Flag")]))
    }

    #[test]
    fn what_is_written_is_read() {
        let (pictures, titles) = pack();
        let pack = Pack::parse(&pictures, &titles).unwrap();
        assert_eq!(pack.ids().map(Id::number).collect::<Vec<_>>(), [200, 203]);
        let (title, cross) = pack.puzzle(Id::new(200)).unwrap();
        assert_eq!((title, cross.title(), cross.inks()), ("Cross", Some("Cross"), 1));
        assert_eq!(pack.text(Id::new(200)).unwrap(), "title: Cross\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n");
        let (_, flag) = pack.puzzle(Id::new(203)).unwrap();
        assert_eq!((flag.inks(), flag.width(), flag.height()), (2, 3, 2));
        assert_eq!(pack.puzzle(Id::new(201)), None);
    }

    #[test]
    fn texts_can_be_read_like_any_other() {
        let (pictures, titles) = pack();
        let pack = Pack::parse(&pictures, &titles).unwrap();
        for id in pack.ids() {
            let read = nonoscope_format::read(&pack.text(id).unwrap()).unwrap().puzzle;
            assert_eq!(Some(&read), pack.puzzle(id).map(|(_, puzzle)| puzzle));
        }
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        let (pictures, titles) = pack();
        let parsed = |pictures: &str, titles: &str| Pack::parse(pictures, titles).map(|_| ());
        assert_eq!(parsed(&pictures, &titles.replace("203 Flag\n", "")), Err(DataError::Title { id: Id::new(203) }));
        assert_eq!(parsed(&pictures, &titles.replace("Cross", "")), Err(DataError::Line { line: 2 }));
        assert_eq!(parsed(&pictures, &titles.replace("203", "199")), Err(DataError::Line { line: 3 }));
        assert_eq!(parsed(&pictures, &titles.replace("Flag", &"x".repeat(61))), Err(DataError::Line { line: 3 }));
        assert_eq!(parsed(&titles, &pictures), Err(DataError::Version));
        assert_eq!(parsed(&pictures.replace("200 ", "201 "), &titles), Err(DataError::Check));
        let lines: Vec<&str> = pictures.lines().collect();
        for wrong in [
            "",
            "200",
            "200 33 - ",
            "200 33 - 1 1",
            "200 33 -  1",
            "x 33 - 1",
            "200 03 - ",
            "200 33 12345 1",
            "200 333 - 1",
            "200 33 , 1",
        ] {
            let text = check::sealed(format!("{}\n{wrong}\n", lines[0]));
            let fits = wrong == "200 33 - ";
            assert_eq!(parsed(&text, &titles), if fits { Ok(()) } else { Err(DataError::Line { line: 2 }) }, "{wrong}");
        }
    }
}
