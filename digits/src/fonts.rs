//! The letters of all fonts in a folder, large.

use ab_glyph::{Font, FontVec, PxScale, point};
use std::fs;
use std::path::{Path, PathBuf};

/// A letter, large: how much of each pixel it covers, 0 to 1.
#[derive(Clone)]
pub(crate) struct Letter {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) cover: Vec<f32>,
}

impl Letter {
    /// A picture of this size, of which each pixel is covered so far.
    pub(crate) fn of(width: usize, height: usize, at: impl Fn(isize, isize) -> f32) -> Letter {
        let places = (0..height as isize).flat_map(|y| (0..width as isize).map(move |x| (x, y)));
        Letter { width, height, cover: places.map(|(x, y)| at(x, y)).collect() }
    }

    pub(crate) fn get(&self, x: isize, y: isize) -> f32 {
        if x < 0 || y < 0 || x >= self.width as isize || y >= self.height as isize {
            return 0.0;
        }
        self.cover[y as usize * self.width + x as usize]
    }
}

/// Other characters that appear on boards.
const OTHERS: &str = "ACEFHKMNPRUVWXYacdefhkmnpruvwx?!#+=%x*&@.:-";

/// A font's digits, and its other characters.
pub(crate) struct Face {
    pub(crate) digits: Vec<Letter>,
    pub(crate) others: Vec<Letter>,
}

/// The height of a digit.
const TALL: f32 = 72.0;

/// The fonts of some folders, in the order of their paths; those that draw digits in another way are left out.
pub(crate) fn faces(folders: &[PathBuf]) -> Vec<(String, Face)> {
    let mut paths = Vec::new();
    for folder in folders {
        gather(folder, &mut paths);
    }
    paths.sort_by_key(|path| path.file_name().map(std::ffi::OsStr::to_owned));
    paths.dedup_by_key(|path| path.file_name().map(std::ffi::OsStr::to_owned));
    paths.iter().filter_map(|path| Some((path.file_name()?.to_string_lossy().into_owned(), face(path)?))).collect()
}

/// What the names of the fonts begin with from which digits are learnt. The README says which packages have them, and under
/// which licences. Those in the pictures that are set apart to judge the reader are not among them.
const LEARNT: [&str; 37] = [
    "DejaVuSans",
    "DejaVuSerif",
    "Liberation",
    "Arimo",
    "Tinos",
    "Cousine",
    "Carlito",
    "Caladea",
    "Roboto",
    "OpenSans",
    "Lato-",
    "Inter-",
    "InterDisplay-",
    "Cantarell-",
    "NotoSans-",
    "NotoSerif-",
    "NotoSansMono-",
    "NotoMono-",
    "Quicksand-",
    "ClearSans-",
    "Cabin-",
    "Karla-",
    "Play-",
    "PTF",
    "EBGaramond",
    "lmroman",
    "lmsans",
    "lmmono",
    "OldStandard-",
    "C059-",
    "Nimbus",
    "URWBookman-",
    "URWGothic-",
    "FreeSerif",
    "FreeMono",
    "Inconsolata",
    "FiraCode-",
];

/// Those of them that draw digits in another way.
const OTHERWISE: [&str; 4] = ["dunhill", "unsl", "demi10-oblique", "caps"];

fn is_wanted(name: &str) -> bool {
    let ends = name.ends_with(".ttf") || name.ends_with(".otf");
    ends && LEARNT.iter().any(|start| name.starts_with(start)) && !OTHERWISE.iter().any(|part| name.contains(part))
}

fn gather(folder: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, paths);
        } else if path.file_name().is_some_and(|name| is_wanted(&name.to_string_lossy())) {
            paths.push(path);
        }
    }
}

fn face(path: &Path) -> Option<Face> {
    let font = FontVec::try_from_vec(fs::read(path).ok()?).ok()?;
    // So large that a digit is as tall as wished.
    let zero = letter(&font, '0', 100.0)?;
    let scale = 100.0 * TALL / zero.height as f32;
    let digits: Option<Vec<Letter>> = ('0'..='9').map(|digit| letter(&font, digit, scale)).collect();
    let digits = digits?;
    // Old style digits are of two heights.
    let tall = |letter: &Letter| letter.height as f32 > 0.85 * TALL && (letter.height as f32) < 1.75 * TALL;
    if !digits.iter().all(tall) || digits[0].width as f32 > 1.3 * TALL {
        return None;
    }
    let others = OTHERS.chars().filter_map(|other| letter(&font, other, scale)).collect();
    Some(Face { digits, others })
}

fn letter(font: &FontVec, what: char, scale: f32) -> Option<Letter> {
    let id = font.glyph_id(what);
    if id.0 == 0 {
        return None;
    }
    let outline = font.outline_glyph(id.with_scale_and_position(PxScale::from(scale), point(0.0, 0.0)))?;
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width().ceil() as usize, bounds.height().ceil() as usize);
    if width == 0 || height == 0 || width > 400 || height > 400 {
        return None;
    }
    let mut cover = vec![0.0; width * height];
    outline.draw(|x, y, part| {
        if let Some(cover) = cover.get_mut(y as usize * width + x as usize) {
            *cover = part.clamp(0.0, 1.0);
        }
    });
    Some(Letter { width, height, cover })
}
