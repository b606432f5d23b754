//! The colours of a puzzle: by their names in clues, and by their letters in images.

use crate::format::error::fault::Fault;
use crate::format::text::inks::{Inks, named_ink};
use crate::format::text::names;
use crate::puzzle::{Cell, Colour, Colours, MAX_INKS};
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
        let inks = Inks::new("<color name=\"…\" char=\"…\">FF0000</color>");
        let mut shades = Shades { inks, letters: BTreeMap::new(), background, default };
        for node in puzzle.children().filter(|node| node.has_tag_name("color")) {
            let Some(name) = node.attribute("name") else {
                return Err((node, Fault::ShouldBe { expected: "<color name=\"…\" char=\"…\"> with a colour inside" }));
            };
            let letter = node.attribute("char").and_then(|letter| letter.chars().next());
            let written = node.text().unwrap_or_default().trim();
            if written.contains(['/', '\\']) {
                return Err((node, Fault::Triangle));
            }
            let rgb = rgb(if written.is_empty() { name } else { written }).ok_or_else(|| {
                let found = Some(written.chars().take(20).collect());
                (node, Fault::Unexpected { found, expected: "a colour such as FF0000" })
            })?;
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
        if name == self.background { self.inks.define_background(name, ink) } else { self.inks.define(name, ink) }
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
        let unknown = || Fault::Unexpected { found: Some(letter.to_string()), expected: "the letter of a colour" };
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
