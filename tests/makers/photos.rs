//! Pictures by formula, in whole numbers: a face that can be seen around, a landscape, a sign of two colours, a small drawing, and noise.

use super::chance::Chance;
use nonoscope::make::image::Pixels;

fn drawn(width: usize, height: usize, pixel: impl Fn(i64, i64) -> [u8; 4]) -> Pixels {
    let places = (0..height as i64).flat_map(|row| (0..width as i64).map(move |column| (column, row)));
    Pixels::new(width, height, places.flat_map(|(column, row)| pixel(column, row)).collect()).unwrap()
}

fn is_round(x: i64, y: i64, radius: i64) -> bool {
    x * x + y * y <= radius * radius
}

/// A yellow face with dark eyes and a mouth on nothing.
pub fn face() -> Pixels {
    drawn(96, 96, |x, y| {
        let (x, y) = (x - 48, y - 48);
        let is_mouth = is_round(x, y - 4, 28) && !is_round(x, y + 6, 28);
        match () {
            () if !is_round(x, y, 44) => [0; 4],
            () if is_round(x - 15, y + 12, 7) || is_round(x + 15, y + 12, 7) || is_mouth => [80, 50, 20, 255],
            () => [250, (190 - y) as u8, 40, 255],
        }
    })
}

/// Hills, a sky that grows lighter downwards, and a sun.
pub fn landscape() -> Pixels {
    drawn(150, 100, |x, y| {
        let hill = |middle: i64, top: i64| top + (x - middle) * (x - middle) / 90;
        match () {
            () if y > hill(100, 55) => [30, (70 + x / 3) as u8, 40, 255],
            () if y > hill(30, 40) => [70, (110 + y / 4) as u8, 80, 255],
            () if is_round(x - 110, y - 25, 12) => [255, 240, 170, 255],
            () => [(90 + y) as u8, (140 + y) as u8, (200 + y / 2) as u8, 255],
        }
    })
}

/// A red disc on green, about as dark, on grey.
pub fn sign() -> Pixels {
    drawn(120, 80, |x, y| match () {
        () if !(10..110).contains(&x) || !(10..70).contains(&y) => [225, 225, (222 + (x * 7 + y * 3) % 6) as u8, 255],
        () if is_round(x - 60, y - 40, 18) => [230, 20, 40, 255],
        () => [0, 125, 60, 255],
    })
}

/// A drawing of 9 × 8 squares of 7 pixels, in three colours on light blue.
pub fn squares() -> Pixels {
    const ROWS: [&str; 8] =
        [".........", "..rr.rr..", ".rrrrrrr.", ".rwwrrrr.", "..rrrrr..", "...rrr...", "....k....", "..kkkkk.."];
    drawn(63, 56, |x, y| match ROWS[y as usize / 7].as_bytes()[x as usize / 7] {
        b'r' => [214, 39, 40, 255],
        b'w' => [255, 255, 255, 255],
        b'k' => [10, 10, 10, 255],
        _ => [200, 225, 255, 255],
    })
}

/// Any pixels.
pub fn noisy(seed: u64, width: usize, height: usize) -> Pixels {
    let mut chance = Chance::new(seed);
    Pixels::new(width, height, (0..width * height * 4).map(|_| (chance.next() >> 56) as u8).collect()).unwrap()
}
