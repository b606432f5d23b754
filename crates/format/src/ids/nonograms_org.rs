//! The enciphered form in which pages of nonograms.org hold their puzzles: `var d=[[…],…];`.
//!
//! ```text
//! d[1], d[2], d[3]     width, height and number of colours: of four numbers a, b, c and m, a mod m + b mod m − c mod m
//! d[4]                 what the colours are enciphered with: four numbers p, q, r and s
//! d[5] …               for each colour its red + q, its green + p, its blue + s, and how clues look on it
//! next                 how many stretches of cells follow: (a mod m)² + 2 (b mod m) + c mod m
//! next                 what to subtract from each number of a stretch
//! next …               the stretches: first cell, length, colour, row, all counted from 1 and with that added
//! ```
//!
//! A stretch is a run of cells of one colour, so this is the solution, and the clues are derived from it. The background is
//! white. No puzzles are written. Source: the behaviour of the script on those pages.

use crate::error::{Fault, Mistake, Mistakes};
use crate::lists::json;
use crate::lists::nested::{self, Kind, Value};
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Inks, Scan, inks};
use nonoscope_core::puzzle::{At, Cell, MAX_SIDE};
use nonoscope_words::{Text, expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::NonogramsOrg,
    facts: Facts {
        id: "nonograms-org",
        name: format::nonograms_org,
        extension: "html",
        media_type: "text/html",
        holds: Holds { goal: true, colours: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(!json::opens_json(text) && start(text).is_some())),
    reads: Reads::One(read),
    writes: Writes::Never,
    sample: "<script>var d=[[1,2,3,4],[11,4,2,10],[12,1,11,10],[21,0,0,10],[5,6,7,8],[5,6,7,9],\
        [10,21,0,10],[100,200,300,400],[102,201,301,401],[101,203,301,402]];</script>",
};

/// Where the lists begin.
fn start(text: &str) -> Option<usize> {
    let is_name = |at: usize| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
    let names = ["var d=", "var d =", "d=[[", "d = [["].into_iter();
    let name = names.filter_map(|name| text.find(name)).find(|&at| is_name(at))?;
    text[name..].find('[').map(|bracket| name + bracket)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let missing = || Scan::at(text, 0).fault(0, Fault::NoPuzzle { expected: expected::page_source() });
    let mut scan = Scan::at(text, start(text).ok_or_else(missing)?);
    let value = match nested::value(&mut scan, || expected::sign(Text::verbatim("[["))) {
        Ok(value) => value,
        Err(_) if scan.peek().is_none() => return Err(scan.fault(scan.offset(), Fault::PageCutOff).into()),
        Err(mistake) => return Err(mistake.into()),
    };
    let Kind::List(items) = &value.kind else { return Err(missing().into()) };
    let cipher = Cipher { scan, items };
    let [width, height, colours] = [cipher.side(1)?, cipher.side(2)?, cipher.side(3)?];
    if !(1..=items.len() as i64).contains(&colours) {
        return Err(cipher.damaged(3).into());
    }
    if !(1..=MAX_SIDE as i64).contains(&width) || !(1..=MAX_SIDE as i64).contains(&height) {
        return Err(cipher.damaged(1).into());
    }
    let count_at = 5 + colours as usize;
    let [a, b, c, m] = cipher.numbers(count_at)?;
    if m == 0 {
        return Err(cipher.damaged(count_at).into());
    }
    let count = (a % m) * (a % m) + (b % m) * 2 + c % m;
    let key = cipher.numbers(count_at + 1)?;
    let mut inks = cipher.inks(colours)?;
    let mut grid = inks::unknown(width as usize, height as usize);
    for at in grid.places() {
        grid.set(at, Cell::EMPTY);
    }
    for index in 0..usize::try_from(count).unwrap_or(usize::MAX) {
        let at = count_at + 2 + index;
        let stretch = cipher.numbers(at)?;
        let [first, length, colour, row] = [0, 1, 2, 3].map(|place| stretch[place] - key[place]);
        let inside =
            (1..=width).contains(&first) && (0..=width + 1 - first).contains(&length) && (1..=height).contains(&row);
        if !inside {
            return Err(cipher.damaged(at).into());
        }
        let sign = if colours == 1 { 1 } else { colour }.to_string();
        if !inks.has(&sign) {
            return Err(cipher.damaged(at).into());
        }
        let cell = Cell::of(inks.colour(&sign).map_err(|fault| cipher.fault(at, fault))?);
        for column in first..first + length {
            grid.set(At::new(row as usize - 1, column as usize - 1), cell);
        }
    }
    Ok(Draft { palette: inks.palette(), ..Draft::of_solution(grid) })
}

struct Cipher<'t, 'v> {
    scan: Scan<'t>,
    items: &'v [Value],
}

impl Cipher<'_, '_> {
    fn fault(&self, item: usize, fault: Fault) -> Mistake {
        let offset = self.items.get(item).or(self.items.last()).map_or(0, |item| item.offset);
        self.scan.fault(offset, fault)
    }

    fn damaged(&self, item: usize) -> Mistake {
        self.fault(item, Fault::PageCutOff)
    }

    /// The four numbers of an item.
    fn numbers(&self, item: usize) -> Result<[i64; 4], Mistake> {
        let Some(Value { kind: Kind::List(numbers), .. }) = self.items.get(item) else {
            return Err(self.damaged(item));
        };
        let number = |value: &Value| match value.kind {
            Kind::Number(number) => Ok(i64::from(number)),
            _ => Err(self.damaged(item)),
        };
        let numbers = numbers.iter().map(number).collect::<Result<Vec<i64>, Mistake>>()?;
        numbers.get(..4).and_then(|four| four.try_into().ok()).ok_or_else(|| self.damaged(item))
    }

    /// The colours, with their numbers as signs.
    fn inks(&self, colours: i64) -> Result<Inks, Mistake> {
        let [p, q, _, s] = self.numbers(4)?;
        let mut inks = Inks::new(Text::default);
        for number in 1..=colours {
            let at = 4 + number as usize;
            let [red, green, blue, _] = self.numbers(at)?;
            let rgb = match [red - q, green - p, blue - s].map(u8::try_from) {
                [Ok(red), Ok(green), Ok(blue)] => [red, green, blue],
                // Puzzles with a single colour are black and white.
                _ if colours == 1 => [0; 3],
                _ => return Err(self.damaged(at)),
            };
            inks.define(&number.to_string(), inks::ink("", rgb), false).map_err(|fault| self.fault(at, fault))?;
        }
        Ok(inks)
    }

    /// The number hidden in four numbers.
    fn side(&self, item: usize) -> Result<i64, Mistake> {
        let [a, b, c, m] = self.numbers(item)?;
        if m == 0 { Err(self.damaged(item)) } else { Ok(a % m + b % m - c % m) }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};
    use nonoscope_core::puzzle::Axis;

    /// `.#.`, `###`: width 3, height 2, one colour, two stretches, enciphered by hand.
    const SMALL: &str = "<script>var d=[[1,2,3,4],[11,4,2,10],[12,1,11,10],[21,0,0,10],[5,6,7,8],[5,6,7,9],\
        [10,21,0,10],[100,200,300,400],[102,201,301,401],[101,203,301,402]];</script>";

    /// `.o.`, `oss`, in orange and sea green, enciphered by hand.
    const COLOURED: &str = "<script>\nvar d=[[1,2,3,4],[11,4,2,10],[12,1,11,10],[22,0,0,10],[3,46,1,57],[301,168,57,7],\
        [92,142,144,7],[11,21,0,10],[100,200,300,400],[102,201,301,401],[101,201,301,402],[102,202,302,402]];\n</script>";

    #[test]
    fn stretches_have_colours() {
        let reading = read_text(COLOURED).unwrap();
        let clues = |axis| reading.puzzle.clues(axis).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!((clues(Axis::Row), clues(Axis::Column)[1].as_str()), (vec!["1".into(), "1a 2b".into()], "1a 1b"));
        let palette: Vec<_> = reading.puzzle.palette().colours().map(|(_, ink)| (ink.letter, &*ink.name)).collect();
        assert_eq!(palette, [('.', "white"), ('o', "orange"), ('s', "seagreen")]);
        assert_eq!(reading.notes.goal.unwrap().row_strings(), ["OXO", "XBB"]);
    }

    #[test]
    fn stretches_become_clues() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!(reading.format, Format::NonogramsOrg);
        assert_eq!(reading.puzzle, read_text(".#.\n###\n").unwrap().puzzle);
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let error = |text: &str| read_as(text, Format::NonogramsOrg).unwrap_err().to_string();
        assert!(error(&SMALL.replace(",[101,203,301,402]", "")).contains("Copy the whole source of the page again"));
        assert!(error(&SMALL.replace("402", "409")).contains("Copy the whole source of the page again"));
        assert!(
            error(&SMALL.replace("[12,1,11,10]", "[12,1,11,0]")).contains("Copy the whole source of the page again")
        );
        assert!(
            error(&SMALL.replace("[21,0,0,10]", "[20,0,0,10]")).contains("Copy the whole source of the page again")
        );
        assert!(
            error(&SMALL.replace("[21,0,0,10]", "[29,5,0,10]")).contains("Copy the whole source of the page again")
        );
        assert!(
            error(&COLOURED.replace("[301,168,57,7]", "[301,168,56,7]"))
                .contains("Copy the whole source of the page again")
        );
        assert!(
            error(&COLOURED.replace("202,302,402]", "202,303,402]"))
                .contains("Copy the whole source of the page again")
        );
        assert!(error("<html></html>").contains("from the source of a web page"));
        assert!(error("var d=[[99999999999,1,1,1]]").contains("Copy the whole source of the page again"));
    }
}
