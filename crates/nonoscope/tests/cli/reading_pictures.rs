//! `read-picture`: what is printed for people and as JSON, and what is said of files that show no puzzle.

use super::program::nonoscope;
use crate::makers::jpeg::jpeg;
use std::fs;
use std::path::{Path, PathBuf};

fn picture(name: &str) -> String {
    format!("{}/../../tests/data/pictures/{name}", env!("CARGO_MANIFEST_DIR"))
}

fn written(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// The shades of a PNG file: its width, its height, and 0 for black to 255, row by row.
fn shades(path: &str) -> (usize, usize, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::BufReader::new(fs::File::open(path).unwrap()));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut bytes).unwrap();
    assert_eq!(frame.color_type, png::ColorType::Grayscale);
    (frame.width as usize, frame.height as usize, bytes)
}

#[test]
fn photos_are_read_however_the_camera_was_held() {
    let (width, height, shades) = shades(&picture("nono3.png"));
    let read = nonoscope(&["read-picture", &picture("nono3.png")], "");
    let cells = |path: &str| nonoscope(&["make", "picture", "--width", "20", path], "").out;
    let upright = written("upright.jpg", &jpeg(width, height, &shades, None));
    let upright = cells(upright.to_str().unwrap());
    assert!(upright.lines().count() > 40, "{upright}");
    for orientation in 1..=8 {
        // Where the first row of the file is seen, and its first column, by the table of Exif.
        let (first_row, first_column) = [
            ("top", "left"),
            ("top", "right"),
            ("bottom", "right"),
            ("bottom", "left"),
            ("left", "top"),
            ("right", "top"),
            ("right", "bottom"),
            ("left", "bottom"),
        ][usize::from(orientation) - 1];
        let lies = matches!(first_row, "left" | "right");
        let (wide, high) = if lies { (height, width) } else { (width, height) };
        let place = |row: usize, column: usize| {
            let (mut x, mut y) = (0, 0);
            for (at, side) in [(row, first_row), (column, first_column)] {
                match side {
                    "left" => x = at,
                    "right" => x = width - 1 - at,
                    "top" => y = at,
                    _ => y = height - 1 - at,
                }
            }
            y * width + x
        };
        let stored: Vec<u8> = (0..wide * high).map(|at| shades[place(at / wide, at % wide)]).collect();
        let photo = written("held.jpg", &jpeg(wide, high, &stored, Some(orientation)));
        let photo = photo.to_str().unwrap();
        let said = nonoscope(&["read-picture", photo], "");
        assert_eq!((said.code, &said.out), (0, &read.out), "{orientation}: {}", said.err);
        // A picture that lies is read as well; which way is up decides the cells.
        assert_eq!(cells(photo), upright, "{orientation}");
    }
}

#[test]
fn a_photo_that_lies_is_read() {
    let (width, height, shades) = shades(&picture("nono3.png"));
    let turned: Vec<u8> = (0..width * height).map(|at| shades[at % height * width + width - 1 - at / height]).collect();
    let photo = written("lies.jpg", &jpeg(height, width, &turned, None));
    let said = nonoscope(&["read-picture", photo.to_str().unwrap()], "");
    assert_eq!((said.code, said.out), (0, nonoscope(&["read-picture", &picture("nono3.png")], "").out), "{}", said.err);
}

/// The checksum of a part of a PNG file (CRC-32).
fn checksum(bytes: &[u8]) -> u32 {
    let step = |rest: u32| if rest & 1 == 1 { rest >> 1 ^ 0xedb8_8320 } else { rest >> 1 };
    let byte = |rest: u32, &byte: &u8| (0..8).fold(rest ^ u32::from(byte), |rest, _| step(rest));
    !bytes.iter().fold(u32::MAX, byte)
}

#[test]
fn a_screenshot_becomes_clue_lines() {
    let said = nonoscope(&["read-picture", &picture("nono3.png")], "");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.err.contains("10 rows and 10 columns. Exactly one solution."), "{}", said.err);
    assert!(said.out.starts_with("2 2\n3 1\n4 2\n") && said.out.contains("\n1 2\n\n4 2 1\n4 1\n3\n"), "{}", said.out);
    let solved = nonoscope(&["solve", "--json", "-"], &said.out);
    assert_eq!(solved.json()[0]["verdict"], "unique");
    assert_eq!(nonoscope(&["--quiet", "read-picture", &picture("nono3.png")], "").err, "");
}

#[test]
fn json_has_the_clues_and_what_is_doubtful() {
    let object = nonoscope(&["read-picture", "--json", &picture("nono1.png")], "").json().remove(0);
    assert_eq!((&object["verdict"], &object["size_is_doubtful"]), (&"unique".into(), &false.into()));
    assert_eq!(object["rows"][9], serde_json::json!([11, 1, 1]));
    assert_eq!(object["columns"].as_array().unwrap().len(), 15);
    assert!(object["doubtful"].is_array() && object["changed"].is_array());
}

#[test]
fn several_inks_have_letters_and_names() {
    let path = picture("ink-boxes-03.png");
    let said = nonoscope(&["read-picture", &path], "");
    let solved = nonoscope(&["solve", "--json", "-"], &said.out).json().remove(0);
    assert_eq!(
        (&solved["verdict"], &solved["colours"][1]["name"]),
        (&"unique".into(), &"brown".into()),
        "{}",
        said.out
    );
    let object = nonoscope(&["read-picture", "--json", &path], "").json().remove(0);
    let lengths = |key: &str| -> Vec<usize> {
        object[key].as_array().unwrap().iter().map(|line| line.as_array().unwrap().len()).collect()
    };
    assert_eq!((lengths("rows"), lengths("columns")), (lengths("row_inks"), lengths("column_inks")));
    assert_eq!(object["colours"], solved["colours"]);
}

#[test]
fn files_without_a_puzzle_get_a_sentence() {
    let face = format!("{}/../../tests/data/photos/letter.jpg", env!("CARGO_MANIFEST_DIR"));
    let said = nonoscope(&["read-picture", &face], "");
    assert_eq!((said.code, &*said.out), (2, ""));
    assert!(said.err.contains("No puzzle was found in this picture"), "{}", said.err);
    let said = nonoscope(&["read-picture", "-"], "3 1\n1 3\n");
    assert!(said.code == 2 && said.err.contains("This is not a picture"), "{}", said.err);
    let said = nonoscope(&["read-picture", "no/such/file.png"], "");
    assert!(said.code == 2 && said.err.contains("cannot be read"), "{}", said.err);
    let damaged = written("damaged.png", &fs::read(picture("nono1.png")).unwrap()[..900]);
    let said = nonoscope(&["read-picture", damaged.to_str().unwrap()], "");
    assert!(said.code == 2 && said.err.contains("damaged"), "{}", said.err);
}

mod long {
    use super::*;

    /// A header may say anything; what is not in the file takes no memory.
    #[cfg(target_os = "linux")]
    #[test]
    fn absurd_sizes_are_refused_in_bounded_memory() {
        let (width, height, shades) = shades(&picture("nono3.png"));
        let photo = jpeg(width, height, &shades, None);
        let size = photo.windows(2).position(|pair| pair == [0xff, 0xc0]).unwrap() + 5;
        let drawn = fs::read(picture("nono3.png")).unwrap();
        let said = |file: &[u8], kind: &str| {
            let path = written(&format!("absurd.{kind}"), file);
            // 1 GiB for everything, in units of 1,024 bytes.
            let command = "ulimit -v 1048576; exec \"$0\" read-picture \"$1\"";
            let mut shell = std::process::Command::new("sh");
            let ran =
                shell.args(["-c", command, env!("CARGO_BIN_EXE_nonoscope"), path.to_str().unwrap()]).output().unwrap();
            (ran.status.code(), String::from_utf8(ran.stderr).unwrap())
        };
        for (width, height) in [(60_000_u16, 60_000_u16), (65_535, 65_535), (65_535, 976), (8000, 8000), (1, 65_535)] {
            let mut absurd = photo.clone();
            absurd[size..size + 4].copy_from_slice(&[height.to_be_bytes(), width.to_be_bytes()].concat());
            let (code, words) = said(&absurd, "jpg");
            assert!(code == Some(2) && words.contains("picture"), "{width} × {height}: {words}");
            let mut absurd = drawn.clone();
            let sides = [u32::from(width).to_be_bytes(), u32::from(height).to_be_bytes()].concat();
            absurd[16..24].copy_from_slice(&sides);
            let checked = checksum(&absurd[12..29]);
            absurd[29..33].copy_from_slice(&checked.to_be_bytes());
            let (code, words) = said(&absurd, "png");
            assert!(code == Some(2) && words.contains("picture"), "{width} × {height}: {words}");
        }
    }
}
