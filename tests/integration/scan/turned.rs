//! Pictures that lie on a side or stand on their head.

use super::{Picture, clues, pictures, truth};
use nonoscope::puzzle::Axis;
use nonoscope::scan::{Reading, read, read_any_way, read_within_any_way};

/// The picture turned clockwise by 90°.
fn turned(picture: &Picture) -> Picture {
    let (width, height) = (picture.height, picture.width);
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let pixel = |(x, y): (usize, usize)| &picture.pixels[((picture.height - 1 - x) * picture.width + y) * 4..][..4];
    Picture { width, height, pixels: places.flat_map(pixel).copied().collect() }
}

/// The same puzzle at these corners, and every number at its place, give or take three pixels.
fn is_at(reading: &Reading, upright: &Reading, place: impl Fn((f64, f64)) -> (f64, f64)) {
    let is_near = |one: (f64, f64), other: (f64, f64)| (one.0 - other.0).abs() < 3.0 && (one.1 - other.1).abs() < 3.0;
    for (corner, own) in reading.corners.into_iter().zip(upright.corners) {
        assert!(is_near(corner, place(own)), "{:?}", reading.corners);
    }
    for axis in [Axis::Row, Axis::Column] {
        let runs = reading.lines(axis).iter().flatten().map(|run| run.area);
        for (area, own) in runs.zip(upright.lines(axis).iter().flatten().map(|run| run.area)) {
            let middle = |left: usize, right: usize| (left + right) as f64 / 2.0;
            let own = (middle(own.left, own.right), middle(own.top, own.bottom));
            assert!(is_near((middle(area.left, area.right), middle(area.top, area.bottom)), place(own)), "{area:?}");
        }
    }
}

#[test]
fn corners_may_begin_with_any_of_them() {
    let path = pictures().into_iter().find(|path| path.ends_with("nono3.png")).unwrap();
    let mut lying = Picture::of(&path);
    for _ in 0..3 {
        lying = turned(&lying);
        let found = read_any_way(lying.width, lying.height, &lying.pixels).unwrap().corners;
        // As a person puts them: the upper left one of the picture first.
        let first = (0..4).min_by_key(|&at| (found[at].0 + found[at].1) as usize).unwrap();
        let mut corners = found;
        corners.rotate_left(first);
        assert!(first != 0);
        let reading = read_within_any_way(lying.width, lying.height, &lying.pixels, corners).unwrap();
        assert_eq!(clues(&reading), truth(&path));
    }
}

#[test]
fn a_picture_that_is_upright_is_read_as_it_is() {
    let path = pictures().into_iter().find(|path| path.ends_with("nono1.png")).unwrap();
    let picture = Picture::of(&path);
    assert_eq!(
        read_any_way(picture.width, picture.height, &picture.pixels),
        read(picture.width, picture.height, &picture.pixels)
    );
    let white = vec![255; 60 * 40 * 4];
    assert_eq!(read_any_way(60, 40, &white), read(60, 40, &white));
    assert_eq!(read_any_way(60, 40, &white[1..]), read(60, 40, &white[1..]));
}

mod long {
    use super::*;

    #[test]
    fn a_picture_may_lie_or_stand_on_its_head() {
        let own = ["nono3.png", "circled-03.png", "table-grey-01.png"];
        for path in pictures().into_iter().filter(|path| own.iter().any(|name| path.ends_with(name))) {
            let picture = Picture::of(&path);
            let upright = picture.read();
            let (width, height) = (picture.width as f64, picture.height as f64);
            let place = |quarters, (x, y): (f64, f64)| match quarters {
                1 => (height - y, x),
                2 => (width - x, height - y),
                _ => (y, width - x),
            };
            let mut lying = picture;
            for quarters in 1..4 {
                lying = turned(&lying);
                let reading = read_any_way(lying.width, lying.height, &lying.pixels).unwrap();
                assert_eq!(clues(&reading), truth(&path), "{}", path.display());
                is_at(&reading, &upright, |own| place(quarters, own));
            }
        }
    }
}
