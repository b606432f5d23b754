//! The files of the shelf, read and written.

use crate::candidate::Candidate;
use anyhow::{Context, Result};
use nonoscope_core::puzzle::{Cell, Colour, Grid, Palette};
use nonoscope_shelf::{Entry, Id, Index, PACK, Pack, write};
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The first day that has a puzzle: Monday, 30 November 2026.
const FIRST: i32 = 20_787;

/// A puzzle of the shelf.
#[derive(Clone)]
pub(crate) struct Work {
    /// The collection and the name of the icon.
    pub(crate) icon: String,
    pub(crate) title: String,
    pub(crate) rating: u8,
    picture: Grid,
    palette: Palette,
}

impl Work {
    pub(crate) fn of(candidate: &Candidate) -> Work {
        let (picture, palette) = in_order_of_use(candidate);
        Work { icon: candidate.icon(), title: candidate.title.clone(), rating: candidate.rating, picture, palette }
    }

    pub(crate) fn side(&self) -> usize {
        self.picture.width().max(self.picture.height())
    }

    pub(crate) fn inks(&self) -> usize {
        self.palette.inks()
    }

    pub(crate) fn picture(&self) -> (&Grid, &Palette) {
        (&self.picture, &self.palette)
    }
}

/// The picture with its inks numbered as they appear, row by row, so that the puzzle equals the one that a reader makes of its clues.
fn in_order_of_use(candidate: &Candidate) -> (Grid, Palette) {
    let inks = candidate.picture.cells().iter().filter_map(|cell| cell.ink());
    let mut order: Vec<Colour> = Vec::new();
    inks.for_each(|ink| {
        if !order.contains(&ink) {
            order.push(ink)
        }
    });
    if candidate.looks.is_empty() {
        return (candidate.picture.clone(), candidate.palette());
    }
    let looks: Vec<[u8; 3]> = order.iter().filter_map(|ink| candidate.looks.get(ink.number() - 1).copied()).collect();
    let mut picture = Grid::unknown_of(candidate.picture.width(), candidate.picture.height(), order.len());
    for at in picture.places() {
        let place = |ink: Colour| order.iter().position(|&other| other == ink);
        let ink = candidate.picture.get(at).ink().and_then(place);
        picture.set(at, ink.map_or(Cell::EMPTY, |place| Cell::of(Colour::ink(place + 1))));
    }
    (picture, Palette::of_looks(&looks))
}

/// All puzzles by number, and those of the days.
#[derive(Default)]
pub(crate) struct Shelf {
    pub(crate) works: Vec<Work>,
    pub(crate) days: Vec<u16>,
}

impl Shelf {
    /// A shelf whose first puzzles are those of the days, in order.
    pub(crate) fn anew(works: Vec<Work>, days: Vec<usize>) -> Shelf {
        let mut rest: Vec<usize> = (0..works.len()).filter(|at| !days.contains(at)).collect();
        rest.sort_by_key(|&at| crate::choose::chance(&works[at].title));
        let count = days.len() as u16;
        let works = days.iter().chain(&rest).map(|&at| works[at].clone()).collect();
        Shelf { works, days: (0..count).collect() }
    }

    pub(crate) fn read(data: &Path) -> Result<Shelf> {
        let index = Index::parse(&fs::read_to_string(data.join("index.txt"))?)?;
        let sources = fs::read_to_string(data.join("sources.txt"))?;
        let mut icons: HashMap<u16, &str> = HashMap::new();
        for line in sources.lines() {
            let (id, icon) = line.split_once(' ').with_context(|| format!("sources.txt: {line}"))?;
            icons.insert(id.parse()?, icon);
        }
        let mut works = Vec::new();
        for number in 0..index.packs() {
            let pictures = fs::read_to_string(data.join(format!("pictures/{number:02}.txt")))?;
            let titles = fs::read_to_string(data.join(format!("titles/en/{number:02}.txt")))?;
            let pack = Pack::parse(&pictures, &titles)?;
            for id in pack.ids() {
                let (title, puzzle) = pack.puzzle(id).context("a puzzle of the pack")?;
                works.push(Work {
                    icon: (*icons.get(&id.number()).context("each has a source")?).to_owned(),
                    title: title.to_owned(),
                    rating: index.get(id).context("the index has it")?.rating,
                    picture: pack.picture(id).context("a picture of the pack")?.clone(),
                    palette: puzzle.palette().clone(),
                });
            }
        }
        Ok(Shelf { works, days: index.days().ids().iter().map(|id| id.number()).collect() })
    }

    pub(crate) fn write(&self, data: &Path) -> Result<()> {
        let id = |at: usize| Id::new(at as u16);
        let entry = |(at, work): (usize, &Work)| Entry {
            id: id(at),
            width: work.picture.width() as u16,
            height: work.picture.height() as u16,
            rating: work.rating,
            inks: work.palette.inks() as u16,
        };
        let entries: Vec<Entry> = self.works.iter().enumerate().map(entry).collect();
        let days: Vec<Id> = self.days.iter().map(|&day| Id::new(day)).collect();
        for folder in ["pictures", "titles/en"] {
            let _ = fs::remove_dir_all(data.join(folder));
            fs::create_dir_all(data.join(folder))?;
        }
        fs::write(data.join("index.txt"), write::index(&entries, FIRST, &days))?;
        let mut list = String::from("[\n");
        for (number, works) in self.works.chunks(PACK).enumerate() {
            let at = |place: usize| id(number * PACK + place);
            let pictures: Vec<(Id, &Grid, &Palette)> =
                works.iter().enumerate().map(|(place, work)| (at(place), &work.picture, &work.palette)).collect();
            let titles: Vec<(Id, &str)> =
                works.iter().enumerate().map(|(place, work)| (at(place), work.title.as_str())).collect();
            let file = format!("{number:02}.txt");
            fs::write(data.join("pictures").join(&file), write::pictures(&pictures))?;
            fs::write(data.join("titles/en").join(&file), write::titles(&titles))?;
            writeln!(list, "    (include_str!(\"pictures/{file}\"), include_str!(\"titles/en/{file}\")),")?;
        }
        list.push_str("]\n");
        fs::write(data.join("packs.rs"), list)?;
        let sources: Vec<String> =
            self.works.iter().enumerate().map(|(at, work)| format!("{at} {}\n", work.icon)).collect();
        fs::write(data.join("sources.txt"), sources.concat())?;
        Ok(())
    }
}
