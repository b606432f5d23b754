//! The colours of a puzzle: by their names in clues, and by their letters in images.

use crate::error::Fault;
use crate::text::{Inks, named_ink, names};
use nonoscope_core::puzzle::{Cell, Colour, Colours, MAX_INKS};
use nonoscope_words::{Text, expected};
use roxmltree::Node;
use std::collections::BTreeMap;

/// The colours that a puzzle defines or uses.
pub(super) struct Shades {
    pub(super) inks: Inks,
    letters: BTreeMap<char, String>,
    background: String,
    /// The name of the colour of runs that name none.
    default: String,
}

impl Shades {
    /// The colours that a puzzle defines; a mistake comes with its place.
    pub(super) fn of<'a, 'i>(puzzle: Node<'a, 'i>) -> Result<Shades, (Node<'a, 'i>, Fault)> {
        let attribute = |name, missing| puzzle.attribute(name).unwrap_or(missing).to_owned();
        let (background, default) = (attribute("backgroundcolor", "white"), attribute("defaultcolor", "black"));
        let inks = Inks::new(|| Text::verbatim("<color name=\"…\" char=\"…\">FF0000</color>"));
        let mut shades = Shades { inks, letters: BTreeMap::new(), background, default };
        for node in puzzle.children().filter(|node| node.has_tag_name("color")) {
            let Some(name) = node.attribute("name") else {
                return Err((node, Fault::ShouldBe { expected: expected::colour_element() }));
            };
            let letter = node.attribute("char").and_then(|letter| letter.chars().next());
            let written = node.text().unwrap_or_default().trim();
            if written.contains(['/', '\\']) {
                return Err((node, Fault::Triangle));
            }
            let rgb = rgb(if written.is_empty() { name } else { written })
                .ok_or_else(|| (node, Fault::unexpected(written, expected::colour_of_xml)))?;
            shades.define(name, letter, rgb).map_err(|fault| (node, fault))?;
        }
        if shades.letters.is_empty() {
            shades.letters.insert('X', shades.default.clone());
        }
        // Both may be used without a definition.
        for (name, letter, rgb) in
            [(shades.background.clone(), Some('.'), [255; 3]), (shades.default.clone(), None, [0; 3])]
        {
            if !shades.inks.has(&name) {
                let rgb = names::css(&name).unwrap_or(rgb);
                shades.define(&name, letter, rgb).map_err(|fault| (puzzle, fault))?;
            }
        }
        Ok(shades)
    }

    fn define(&mut self, name: &str, letter: Option<char>, rgb: [u8; 3]) -> Result<(), Fault> {
        if let Some(letter) = letter {
            self.letters.entry(letter).or_insert_with(|| name.to_owned());
        }
        let sign = letter.map(String::from).unwrap_or_default();
        let ink = named_ink(&sign, name, rgb);
        self.inks.define(name, ink, name == self.background)
    }

    /// The colour of a run, by its name.
    pub(super) fn of_run(&mut self, name: Option<&str>) -> Result<Colour, Fault> {
        match name {
            Some(name) => self.inks.ink_of(name),
            // Some programs give the background as the default, and then name the colour of each run.
            None if self.default == self.background => self.inks.black(),
            None => self.inks.ink_of(&self.default),
        }
    }

    /// Whether a space in an image is a cell.
    pub(super) fn has_space(&self) -> bool {
        self.letters.contains_key(&' ')
    }

    fn letter(&mut self, letter: char) -> Result<Colour, Fault> {
        let unknown = || Fault::unexpected(&letter.to_string(), expected::letter_of_colour);
        self.inks.colour(self.letters.get(&letter).ok_or_else(unknown)?)
    }

    /// The cell for a letter, or for the letters of all colours that are possible, of which there may be
    /// [`MAX_INKS`].
    pub(super) fn cell(&mut self, letters: impl IntoIterator<Item = char>) -> Result<Cell, Fault> {
        let mut possible = Colours::NONE;
        for letter in letters {
            possible.insert(self.letter(letter)?);
        }
        Ok(Cell::among(possible, MAX_INKS))
    }
}

/// `FF0000` or `F00`, perhaps with a number sign before it, or a name.
fn rgb(written: &str) -> Option<[u8; 3]> {
    names::hexadecimal(written).or_else(|| names::hexadecimal(&format!("#{written}"))).or_else(|| names::css(written))
}

#[cfg(test)]
mod tests {
    use super::super::tests::SMALL;
    use crate::{Format, Reading, read as read_text, write};
    use nonoscope_core::puzzle::{At, Axis, Clue, Colour, Ink, Palette, Puzzle, Run};
    use std::ops::Add;

    /// Red, blue and grey paper.
    const COLOURED: &str = "<puzzleset><puzzle type=\"grid\" defaultcolor=\"sea\" backgroundcolor=\"paper\">\n\
        <color name=\"fire\" char=\"f\">F00</color><color name=\"sea\" char=\"#\">0000ff</color>\n\
        <color name=\"paper\" char=\" \">eeeeee</color><color name=\"unused\" char=\"u\">123456</color>\n\
        <clues type=\"columns\"><line><count color=\"fire\">1</count><count>1</count></line>\
        <line><count>2</count></line><line></line></clues>\n\
        <clues type=\"rows\"><line><count color=\"fire\">1</count><count color=\"sea\">1</count></line>\
        <line><count>2</count></line></clues>\n\
        <solution><image>\n|f# |\n|## |\n</image></solution>\n\
        <solution type=\"saved\"><image>|[f#]?[ #u]||?[f#u ] |</image></solution>\n\
        </puzzle></puzzleset>";

    #[test]
    fn colours_are_read() {
        let reading = read_text(COLOURED).unwrap();
        let puzzle = &reading.puzzle;
        assert_eq!(puzzle.clues(Axis::Row).iter().map(ToString::to_string).collect::<Vec<_>>(), ["1a 1b", "2b"]);
        let palette: Vec<_> = puzzle.palette().colours().map(|(_, ink)| (ink.letter, &*ink.name, ink.rgb)).collect();
        assert_eq!(palette, [('.', "paper", [238; 3]), ('f', "fire", [255, 0, 0]), ('s', "sea", [0, 0, 255])]);
        assert_eq!(reading.notes.goal.as_ref().unwrap().row_strings(), ["XBO", "BBO"]);
        let possible =
            |row, column| puzzle.givens().possible(At::new(row, column)).iter().map(Colour::number).collect::<Vec<_>>();
        assert_eq!((possible(0, 0), possible(0, 1), possible(0, 2)), (vec![1, 2], vec![0, 1, 2], vec![0, 2]));
        assert_eq!((possible(1, 1), possible(1, 2)), (vec![0, 1, 2], vec![0]));
        let written = write(&reading, Format::Webpbn).unwrap();
        assert_eq!(read_text(&written.text), Ok(reading.clone()), "{}", written.text);
        assert_eq!(written.left_out(&[reading], Format::Webpbn), None);
    }

    #[test]
    fn clues_of_several_colours_are_derived_from_a_goal() {
        let start = COLOURED.find("<clues").unwrap();
        let goal = [&COLOURED[..start], &COLOURED[COLOURED.find("<solution>").unwrap()..]].concat();
        let bare = |text: &str| read_text(text).unwrap().notes;
        assert_eq!(bare(&goal), bare(COLOURED));
        let saved = goal.find("<solution type").unwrap();
        assert_eq!(read_text(&goal[..saved].to_owned().add("</puzzle></puzzleset>")).unwrap().puzzle.inks(), 2);
    }

    #[test]
    fn a_single_ink_of_another_colour_is_kept() {
        let red = SMALL
            .replace("defaultcolor=\"black\"", "defaultcolor=\"red\"")
            .replace("black", "red")
            .replace("000000", "FF0000");
        let reading = read_text(&red).unwrap();
        assert!(reading.puzzle.asks_the_same(&read_text(SMALL).unwrap().puzzle));
        assert_eq!(reading.puzzle.palette().get(Colour::INK).rgb, [255, 0, 0]);
        assert_eq!(read_text(&write(&reading, Format::Webpbn).unwrap().text), Ok(reading));
        // The name of a colour that CSS has needs no definition.
        let undefined = SMALL.replace("<color name=\"black\" char=\"X\">000000</color>\n", "").replace("black", "navy");
        assert_eq!(read_text(&undefined).unwrap().puzzle.palette().get(Colour::INK).name, "navy");
    }

    #[test]
    fn names_that_xml_cannot_hold_are_replaced() {
        let odd = |name: &str, rgb| Ink::new('x', name, rgb);
        let inks = vec![odd("\u{ffff}", [1; 3]), odd("a\u{fffe}", [2; 3]), odd("a", [3; 3]), odd("\"<&>'\n", [4; 3])];
        let palette = Palette::new(odd("\u{fffe}", [255; 3]), inks).unwrap();
        let line: Clue = (1..=4).map(|ink| Run { length: 1, colour: Colour::ink(ink) }).collect();
        let columns = (1..=4).map(|ink| [Run { length: 1, colour: Colour::ink(ink) }].into_iter().collect()).collect();
        let puzzle = Puzzle::new(vec![line], columns).unwrap().with_palette(palette).unwrap();
        let reading = Reading { format: Format::Webpbn, ..Reading::from(puzzle) };
        let written = write(&reading, Format::Webpbn).unwrap();
        assert!(read_text(&written.text).unwrap().puzzle.asks_the_same(&reading.puzzle), "{}", written.text);
        assert_eq!(written.left_out(&[reading], Format::Webpbn).unwrap(), "the names of the colours");
    }
}
