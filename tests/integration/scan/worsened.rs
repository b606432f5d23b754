//! Screenshots as a photo shows them: seen from a side, on curled paper, in uneven light, with noise.

use super::{Picture, clues, pictures, truth};
use crate::makers::chance::Chance;
use nonoscope::scan::Run;

/// What is done to a picture; each from 0 on.
struct Degree {
    /// How much shorter the upper side is, of its length.
    perspective: f64,
    /// How far lines bend, in pixels.
    curl: f64,
    /// How much darker one side is, of its light.
    shadow: f64,
    /// How far shades are off, of 255.
    noise: usize,
}

/// Twice as large, so that digits keep enough pixels.
fn worsened(picture: &Picture, degree: &Degree) -> Picture {
    let mut chance = Chance::new(7);
    let (width, height) = (picture.width * 2 + 40, picture.height * 2 + 40);
    let shade = |x: f64, y: f64| {
        let at = |x: f64, y: f64| {
            let (x, y) =
                (x.clamp(0.0, picture.width as f64 - 1.0) as usize, y.clamp(0.0, picture.height as f64 - 1.0) as usize);
            let pixel = &picture.pixels[(y * picture.width + x) * 4..][..3];
            pixel.iter().map(|&part| f64::from(part)).sum::<f64>() / 3.0
        };
        let (left, top) = (x.floor(), y.floor());
        let (right, down) = (x - left, y - top);
        let above = at(left, top) * (1.0 - right) + at(left + 1.0, top) * right;
        let below = at(left, top + 1.0) * (1.0 - right) + at(left + 1.0, top + 1.0) * right;
        above * (1.0 - down) + below * down
    };
    let mut pixels = Vec::with_capacity(width * height * 4);
    for y in 0..height {
        for x in 0..width {
            let (across, down) = (x as f64 / width as f64 - 0.5, y as f64 / height as f64);
            let narrow = 1.0 - degree.perspective * (1.0 - down);
            let source_x = (across / narrow + 0.5) * width as f64;
            let source_y = y as f64 + degree.curl * (4.0 * across * across - 0.5);
            let light = 1.0 - degree.shadow * (0.5 + across);
            let noise = chance.below(2 * degree.noise + 1) as f64 - degree.noise as f64;
            let value = shade((source_x - 20.0) / 2.0, (source_y - 20.0) / 2.0) * light + noise;
            pixels.extend([value.clamp(0.0, 255.0) as u8; 3]);
            pixels.push(255);
        }
    }
    Picture { width, height, pixels }
}

#[test]
fn boards_are_read_in_photos_too() {
    let degrees = [
        Degree { perspective: 0.04, curl: 0.0, shadow: 0.0, noise: 0 },
        Degree { perspective: 0.0, curl: 6.0, shadow: 0.0, noise: 2 },
        Degree { perspective: 0.03, curl: 4.0, shadow: 0.4, noise: 6 },
    ];
    let own = ["nono1.png", "book-03.png"];
    for path in pictures().into_iter().filter(|path| own.iter().any(|name| path.ends_with(name))) {
        for (number, degree) in degrees.iter().enumerate() {
            let reading = worsened(&Picture::of(&path), degree).read();
            assert_eq!(clues(&reading), truth(&path), "{} {number}", path.display());
        }
    }
}

mod long {
    use super::*;

    #[test]
    fn what_grain_hides_is_read_without_it() {
        for (name, noise) in [("mixed-p-05.png", 50), ("mixed-r-04.png", 30)] {
            let path = pictures().into_iter().find(|path| path.ends_with(name)).unwrap();
            let degree = Degree { perspective: 0.03, curl: 4.0, shadow: 0.4, noise };
            let reading = worsened(&Picture::of(&path), &degree).read();
            assert_eq!(clues(&reading), truth(&path), "{name}");
            assert_ne!(reading.inks.len(), 1, "{name}");
            // Grain is not shown as a number.
            for (runs, clue) in reading.rows.iter().chain(&reading.columns).zip(truth(&path).iter().flatten()) {
                let has_none = |run: &Run| run.read == 0 && !run.is_doubtful;
                assert!(clue.is_empty() || !runs.iter().any(has_none), "{name} {runs:?}");
            }
        }
    }
}
