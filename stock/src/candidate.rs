//! A drawing in some size that lines alone solve: what is kept between drawing and choosing.

use anyhow::{Context, Result};
use nonoscope_core::puzzle::{Cell, Colour, Grid, Palette};
use nonoscope_shelf::corners;

#[derive(Clone)]
pub(crate) struct Candidate {
    pub(crate) source: String,
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) picture: Grid,
    /// Red, green and blue of each ink; empty for black on white.
    pub(crate) looks: Vec<[u8; 3]>,
    /// How far the picture is from the drawing, in thousandths of the figure.
    pub(crate) error: u32,
    /// How many surfaces of the drawing are lost, merged or new.
    pub(crate) surfaces: u32,
    pub(crate) rating: u8,
    /// The figure in 24 × 24 cells, stretched, to find doubles.
    pub(crate) mark: Vec<bool>,
}

impl Candidate {
    pub(crate) fn side(&self) -> usize {
        self.picture.width().max(self.picture.height())
    }

    pub(crate) fn inks(&self) -> usize {
        self.looks.len().max(1)
    }

    pub(crate) fn palette(&self) -> Palette {
        if self.looks.is_empty() { Palette::default() } else { Palette::of_looks(&self.looks) }
    }

    /// Which icon it was drawn from.
    pub(crate) fn icon(&self) -> String {
        format!("{} {}", self.source, self.name)
    }

    pub(crate) fn to_line(&self) -> String {
        let cells: Vec<u8> =
            self.picture.cells().iter().map(|cell| cell.ink().map_or(0, Colour::number) as u8).collect();
        let looks: Vec<String> = self.looks.iter().map(|[r, g, b]| format!("{r:02x}{g:02x}{b:02x}")).collect();
        let mark: String = self.mark.iter().map(|&set| if set { '#' } else { '.' }).collect();
        [
            self.source.clone(),
            self.name.clone(),
            self.title.clone(),
            self.picture.width().to_string(),
            self.picture.height().to_string(),
            looks.join(","),
            corners::write(&cells, self.picture.width(), self.inks()),
            self.error.to_string(),
            self.surfaces.to_string(),
            self.rating.to_string(),
            mark,
        ]
        .join("\t")
    }

    pub(crate) fn from_line(line: &str) -> Result<Candidate> {
        let words: Vec<&str> = line.split('\t').collect();
        let [source, name, title, width, height, looks, cells, error, surfaces, rating, mark] = words[..] else {
            anyhow::bail!("not a candidate: {line}");
        };
        let look = |digits: &str| -> Result<[u8; 3]> {
            let [_, red, green, blue] = u32::from_str_radix(digits, 16)?.to_be_bytes();
            Ok([red, green, blue])
        };
        let looks: Vec<[u8; 3]> = looks.split(',').filter(|look| !look.is_empty()).map(look).collect::<Result<_>>()?;
        let inks = looks.len().max(1);
        let (width, height) = (width.parse()?, height.parse()?);
        let cells = corners::read(cells, width, height, inks).context("no picture")?;
        let mut picture = Grid::unknown_of(width, height, inks);
        for (at, cell) in picture.places().zip(cells) {
            picture.set(at, Cell::of(Colour::try_from(cell).ok().context("no colour")?));
        }
        Ok(Candidate {
            source: source.to_owned(),
            name: name.to_owned(),
            title: title.to_owned(),
            picture,
            looks,
            error: error.parse()?,
            surfaces: surfaces.parse()?,
            rating: rating.parse()?,
            mark: mark.bytes().map(|byte| byte == b'#').collect(),
        })
    }
}
