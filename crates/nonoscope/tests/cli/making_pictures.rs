//! `make picture` with files of pixels: their settings, what is said of them, and files that are no pictures.

use super::program::{Said, nonoscope};
use png::{BitDepth, ColorType, Encoder};
use std::fs;
use std::path::Path;

/// A PNG of a light ring with a dark bar, 64 × 64 pixels, in a folder of its own.
fn ring(folder: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("ring.png");
    let mut encoder = Encoder::new(fs::File::create(&file).unwrap(), 64, 64);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let pixel = |at: i32| {
        let (x, y) = (at % 64 - 32, at / 64 - 32);
        match x * x + y * y {
            ..900 if y.abs() < 4 && x.abs() < 20 => [60, 30, 90, 255],
            ..900 => [250, (200 + x) as u8, 60, 255],
            _ => [0; 4],
        }
    };
    encoder.write_header().unwrap().write_image_data(&(0..64 * 64).flat_map(pixel).collect::<Vec<u8>>()).unwrap();
    file.to_str().unwrap().to_owned()
}

fn made(arguments: &[&str]) -> Said {
    nonoscope(&[&["make", "picture"], arguments].concat(), "")
}

fn size(said: &Said) -> (usize, usize) {
    let solved = nonoscope(&["solve", "--json", "-"], &said.out);
    let grid = solved.json()[0]["grid"].as_array().unwrap().clone();
    (grid[0].as_str().unwrap().len(), grid.len())
}

#[test]
fn a_picture_of_pixels_becomes_a_puzzle() {
    let ring = ring("made-by-default");
    let said = made(&[&ring]);
    assert_eq!((said.code, size(&said)), (0, (20, 20)));
    assert!(said.err.contains("20 × 20 cells, threshold "), "{}", said.err);
    assert_eq!(size(&made(&["--width", "12", "--height", "10", &ring])), (12, 10));
    assert_eq!(size(&made(&["--crop", "0,0,64,16", "--whole", &ring])), (20, 5));
    assert_eq!(made(&[&ring]).out, said.out);
}

#[test]
fn every_setting_is_obeyed() {
    let ring = ring("made-with-settings");
    let plain = made(&[&ring]).out;
    for settings in [
        &["--style", "surfaces"][..],
        &["--style", "edges"],
        &["--threshold", "240"],
        &["--invert"],
        &["--dither", "ordered"],
        &["--dither", "diffused", "--brightness", "-20"],
        &["--contrast", "100", "--style", "surfaces"],
        &["--colours", "3"],
        &["--islands", "40"],
        &["--whole"],
    ] {
        let said = made(&[settings, &[&*ring]].concat());
        assert_eq!(said.code, 0, "{settings:?} {}", said.err);
        assert_ne!(said.out, plain, "{settings:?}");
    }
    let letter = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/photos/letter.jpg");
    let dark = |even: &[&str]| made(&[even, &["--threshold", "100", letter]].concat()).out;
    assert_ne!(dark(&["--even"]), dark(&[]));
    let coloured = made(&["--colours", "3", &ring]);
    assert!(coloured.out.starts_with("colour") && coloured.err.contains("20 × 20 cells in "), "{}", coloured.err);
}

#[test]
fn a_tuned_picture_has_one_solution() {
    let ring = ring("made-tuned");
    let several = made(&["--json", "--dither", "ordered", &ring]).json();
    assert_eq!(several[0]["verdict"], "multiple");
    let one = made(&["--json", "--dither", "ordered", "--tune", "--lines-only", &ring]).json();
    assert_eq!((&one[0]["verdict"], &one[0]["solved_by"]), (&"unique".into(), &"lines".into()));
    let said = made(&["--dither", "ordered", "--tune", &ring]);
    assert!(said.err.contains("the closest that works"), "{}", said.err);
}

#[test]
fn the_fewest_givens_keep_the_picture_as_it_is() {
    let ring = ring("made-given");
    let plain = made(&["--json", "--dither", "ordered", &ring]).json();
    for (more, by) in [(&[][..], "any"), (&["--lines-only"], "lines")] {
        let given = made(&[&["--json", "--dither", "ordered", "--givens", &ring], more].concat()).json();
        let object = &given[0];
        assert_eq!((&object["verdict"], &object["proven"]), (&"unique".into(), &true.into()));
        assert!(object["givens"].as_u64().is_some_and(|givens| givens > 1), "{object}");
        let [plain, given] = [&plain[0], object].map(|object| object["puzzle"].as_str().unwrap().trim_end());
        assert!(given.starts_with(plain) && given.len() > plain.len(), "{given}");
        assert!(by == "any" || object["solved_by"] == by, "{object}");
    }
    let said = made(&["--dither", "ordered", "--givens", &ring]);
    assert!(said.err.contains(" cells given, the fewest possible."), "{}", said.err);
    // A picture in letters, too.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two.txt");
    fs::write(&path, "#.\n.#\n").unwrap();
    let two = made(&["--json", "--givens", path.to_str().unwrap()]).json();
    assert_eq!((&two[0]["verdict"], &two[0]["givens"]), (&"unique".into(), &1.into()));
    // Both at once make no sense.
    assert_eq!(made(&["--tune", "--givens", &ring]).code, 2);
}

#[test]
fn photos_are_read_as_they_were_taken() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/photos");
    let photo = |name: &str| made(&["--style", "surfaces", "--width", "8", folder.join(name).to_str().unwrap()]);
    let upright = photo("letter.jpg");
    assert_eq!((upright.code, size(&upright)), (0, (8, 6)));
    // A letter L: after a quarter of a turn to the right its foot is at the left, and its stem is above.
    let turned = photo("turned.jpg");
    assert_eq!(size(&turned), (8, 11));
    let clues = |said: &Said| {
        let (rows, columns) = said.out.split_once("\n\n").unwrap();
        let list = |lines: &str| lines.lines().skip(1).map(str::to_owned).collect::<Vec<String>>();
        (list(rows), list(columns))
    };
    let (rows, columns) = clues(&turned);
    assert!(rows.iter().take(3).all(|row| row == "8") && rows.iter().skip(4).all(|row| row == "2"), "{rows:?}");
    assert!(columns.iter().take(2).all(|column| column == "11"), "{columns:?}");
}

#[test]
fn what_is_no_picture_is_refused() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("made-of-nothing");
    fs::create_dir_all(&folder).unwrap();
    let refused = |bytes: &[u8], why: &str| {
        let file = folder.join("file");
        fs::write(&file, bytes).unwrap();
        let said = made(&[file.to_str().unwrap()]);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{}", said.err);
        assert!(said.err.contains(why), "{}", said.err);
    };
    refused(b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", "damaged");
    refused(&[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], "damaged");
    refused(b"RIFF\x24\0\0\0WEBPVP8L", "Only the page can read this kind of picture.");
    let absent = made(&[folder.join("absent.png").to_str().unwrap()]);
    assert!(absent.code == 2 && absent.err.contains("cannot be read"), "{}", absent.err);
    let ring = ring("made-wrong");
    for wrong in [&["--width", "0"][..], &["--width", "1025"], &["--colours", "13"], &["--crop", "1,2,3"]] {
        assert_eq!(made(&[wrong, &[&*ring]].concat()).code, 2, "{wrong:?}");
    }
    assert_eq!(made(&["--lines-only", &ring]).code, 2);
}

#[test]
fn a_picture_in_letters_needs_no_settings() {
    let said = nonoscope(&["make", "picture", "--threshold", "9", "-"], "OXO\nXXX\nOXO\n");
    assert_eq!((said.code, said.out.as_str()), (0, "rows\n1\n3\n1\n\ncolumns\n1\n3\n1\n"));
    assert!(said.err.contains("Each letter of this picture is a cell"), "{}", said.err);
}
