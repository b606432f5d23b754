//! The files in which Simon Tatham's Portable Puzzle Collection saves games.
//!
//! ```text
//! SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//! GAME    :7:Pattern       in each line a key of eight characters, the length of the value, and the value
//! PARAMS  :3:3x2           the sides
//! DESC    :11:2/1/1/1.1/2  the rest of the game ID
//! MOVE    :8:F0,0,1,1      what was done; it is not read
//! …
//! ```
//!
//! Source: `midend_serialise` in `midend.c` of the collection.

use super::tatham;
use crate::error::{Fault, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Scan, lines};

pub(crate) const SPEC: Spec = Spec {
    format: Format::TathamSave,
    facts: Facts {
        id: "tatham-save",
        aliases: &["sgt"],
        name: "Tatham saved game",
        extension: "sav",
        holds: Holds { givens: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(text.trim_start().starts_with("SAVEFILE:"))),
    reads: Reads::One(read),
    writes: Writes::Never,
    sample: "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :7:Pattern\n\
        PARAMS  :3:3x2\nCPARAMS :3:3x2\nDESC    :11:2/1/1/1.1/2\nNSTATES :1:1\nSTATEPOS:1:1\n",
};

/// The value of a key and its place.
fn value<'t>(text: &'t str, key: &str) -> Option<(usize, &'t str)> {
    lines::lines(text).find_map(|(offset, line)| {
        let mut parts = line.splitn(3, ':');
        let (found, _, value) = (parts.next()?, parts.next()?, parts.next()?);
        (found.trim() == key).then_some((offset + line.len() - value.len(), value))
    })
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let at = Scan::at(text, 0);
    if let Some((offset, game)) = value(text, "GAME").filter(|(_, game)| *game != "Pattern") {
        return Err(at.fault(offset, Fault::OtherPuzzle { kind: game.to_owned() }).into());
    }
    let missing = |expected| Fault::NoPuzzle { expected };
    let (_, size) = value(text, "PARAMS").ok_or_else(|| missing("a line “PARAMS”"))?;
    let (offset, clues) = value(text, "DESC").ok_or_else(|| missing("a line “DESC”"))?;
    // The game ID, in the place of its clues, so that mistakes are found where they are.
    let above = text[..offset].rfind('\n').map_or(0, |end| end + 1);
    let blank = |c: char| std::iter::repeat_n(if c == '\n' { c } else { ' ' }, c.len_utf8());
    let mut id: String = text[..above].chars().flat_map(blank).collect();
    id.extend(std::iter::repeat_n(' ', offset.saturating_sub(id.len() + size.len() + 1)));
    id.extend([size, ":", clues]);
    tatham::read(&id)
}

#[cfg(test)]
mod tests {
    use super::SPEC;
    use crate::{Format, read as read_text};

    #[test]
    fn the_game_id_is_read() {
        let reading = read_text(SPEC.sample).unwrap();
        assert_eq!(reading.format, Format::TathamSave);
        assert_eq!(reading.puzzle, read_text("3x2:2/1/1/1.1/2").unwrap().puzzle);
        let givens = SPEC.sample.replace("DESC    :11:2/1/1/1.1/2", "DESC    :15:2/1/1/1.1/2,Aea");
        assert_eq!(read_text(&givens).unwrap().puzzle.givens().row_strings(), ["X..", "..O"]);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(
            error(&SPEC.sample.replace(":2/1/1/", ":2/1/x/")),
            "Line 6, column 17: Found “x”, expected a number, “.” between runs, “/” between clues, or the end."
        );
        assert_eq!(
            error(&SPEC.sample.replace("7:Pattern", "5:Range")),
            "Line 3, column 12: This is a puzzle of the kind “Range”; only nonograms on a rectangular grid are read."
        );
        assert_eq!(error("SAVEFILE:41:Simon"), "There is no puzzle in this; expected a line “PARAMS”.");
    }
}
