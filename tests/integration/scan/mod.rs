//! Pictures of puzzles are read right, or what is wrong is marked as doubtful.

mod boards;
mod confidence;
mod damaged;
mod inks;
mod turned;
mod worsened;

use crate::truth::{Clues, truth};
use nonoscope::puzzle::Axis;
use nonoscope::scan::{Reading, read};
use png::{Decoder, Transformations};
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};

/// A picture: width, height, and red, green, blue and opacity of each pixel.
struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    fn of(path: &Path) -> Picture {
        let mut decoder = Decoder::new(BufReader::new(fs::File::open(path).unwrap()));
        decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut bytes).unwrap();
        let channels = bytes.len() / (frame.width * frame.height) as usize;
        let pixel = |part: &[u8]| {
            if channels == 4 { [part[0], part[1], part[2], part[3]] } else { [part[0], part[0], part[0], part[1]] }
        };
        let pixels = bytes.chunks_exact(channels).flat_map(pixel).collect();
        Picture { width: frame.width as usize, height: frame.height as usize, pixels }
    }

    fn read(&self) -> Reading {
        read(self.width, self.height, &self.pixels).unwrap()
    }
}

fn clues(reading: &Reading) -> Clues {
    [Axis::Row, Axis::Column].map(|axis| reading.clues(axis).iter().map(|clue| clue.lengths().to_vec()).collect())
}

/// The pictures of the repository, with more or less everything that boards have.
fn pictures() -> Vec<PathBuf> {
    files(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/pictures"))
}

/// The pictures in a folder, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "png"));
    files.sort();
    files
}
