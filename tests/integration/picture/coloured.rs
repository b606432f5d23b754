//! A coloured puzzle is shown in its colours, with the numbers of its clues on tiles, and with letters for people who see
//! colours otherwise.

use crate::decoders::{Image, decode_gif, decode_png};
use crate::makers::chance::Chance;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use nonoscope::line::Count;
use nonoscope::picture::{
    self, Caption, Film, Frames, Inking, Measures, Notation, Pace, Paper, Scene, Sheet, Svg, Tone, html,
};
use nonoscope::puzzle::{At, Axis, Cell, Colour, Colours, Grid, Ink, Line, Palette, Puzzle};
use nonoscope::trace::{Change, Reason, Trace};
use nonoscope::words::Language;
use roxmltree::Document;

const ALL: [Inking; 3] = [Inking::Colours, Inking::Letters, Inking::LettersAlone];
const WHITE: [u8; 3] = [255; 3];
const SKY: [u8; 3] = [120, 180, 240];

/// A finished picture of random cells with this many inks, and its puzzle.
fn made(seed: u64, inks: usize, background: [u8; 3]) -> (Puzzle, Grid) {
    let mut chance = Chance::new(seed);
    let mut grid = Grid::unknown(12, 9).with_inks(inks).unwrap();
    for at in grid.clone().places() {
        let colour = chance.below(inks + 1) as u8;
        grid.set(at, Cell::of(Colour::try_from(colour).unwrap()));
    }
    let ink = |number: usize, rgb: [u8; 3]| Ink::new('?', &format!("ink no. {number}"), rgb);
    let mut value = || chance.below(256) as u8;
    let mut colours: Vec<Ink> = (1..=inks).map(|number| ink(number, [value(), value(), value()])).collect();
    if inks > 1 {
        colours[0].rgb = [0; 3];
    }
    if inks > 2 {
        colours[2].rgb = [255, 253, 240];
    }
    let palette = Palette::new(Ink::new('.', "ground", background), colours).unwrap();
    (Puzzle::of_picture(&grid).unwrap().with_palette(palette).unwrap(), grid)
}

fn puzzles() -> Vec<(Puzzle, Grid)> {
    let all = [(1, WHITE), (2, WHITE), (3, SKY), (5, WHITE), (12, WHITE), (31, SKY), (31, WHITE)];
    all.into_iter().enumerate().map(|(seed, (inks, background))| made(seed as u64, inks, background)).collect()
}

/// The same grid with unknown and partly known cells.
fn partly(grid: &Grid) -> Grid {
    let (mut chance, mut partly) = (Chance::new(7), grid.clone());
    for at in grid.places() {
        let Some(colour) = grid.get(at).colour() else { continue };
        let mut possible = Colours::of(colour);
        match chance.below(4) {
            0 => possible = Colours::all(grid.inks()),
            1 => (0..3).for_each(|_| possible.insert(Colour::try_from(chance.below(grid.inks() + 1) as u8).unwrap())),
            _ => {}
        }
        partly.set(at, Cell::among(possible, grid.inks()));
    }
    partly
}

fn caption(puzzle: &Puzzle) -> Caption {
    Caption { title: Some("Colours".to_owned()), credits: Vec::new(), size: (puzzle.width(), puzzle.height()) }
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The top left corner of a cell.
fn corner(measures: &Measures, at: At) -> (u32, u32) {
    (measures.line(Line::column(at.column())).start, measures.line(Line::row(at.row())).start)
}

/// All pixels of a cell, row by row.
fn pixels(image: &Image, measures: &Measures, at: At) -> Vec<[u8; 3]> {
    let (left, top) = corner(measures, at);
    let side = measures.cell;
    (0..side * side).map(|pixel| image.at(left + pixel % side, top + pixel / side)).collect()
}

fn share(pixels: &[[u8; 3]], colour: [u8; 3]) -> f64 {
    pixels.iter().filter(|&&pixel| pixel == colour).count() as f64 / pixels.len() as f64
}

#[test]
fn every_known_cell_has_its_colour() {
    for (puzzle, grid) in puzzles() {
        let palette = puzzle.palette();
        let is_paper = palette.get(Colour::BACKGROUND).rgb == WHITE;
        for (grid, is_finished) in [(&grid, true), (&partly(&grid), false)] {
            for cell in [5, 8, 20, 33] {
                let scene = Scene::of_grid(&puzzle, grid);
                let image = decode_png(&picture::png(&puzzle, &scene, cell).unwrap());
                let measures = Measures::of_picture(&puzzle, Inking::Colours, cell);
                assert_eq!((image.width, image.height), (measures.width() as usize, measures.height() as usize));
                for at in grid.places() {
                    let (left, top) = corner(&measures, at);
                    let (middle, edge) = (image.at(left + cell / 2, top + cell / 2), image.at(left, top + cell / 2));
                    let what = format!("{} inks, {at:?}, cells of {cell}", puzzle.inks());
                    match grid.get(at).colour() {
                        Some(colour) if !colour.is_background() => {
                            let rgb = palette.get(colour).rgb;
                            assert_eq!(middle, rgb, "{what}");
                            // A colour like paper has an outline.
                            let is_pale = rgb.into_iter().zip(Tone::Paper.on_screen()).all(|(a, b)| a.abs_diff(b) < 9);
                            assert!(!is_pale || edge == Tone::Faint.on_screen(), "{what}");
                        }
                        Some(_) => {
                            let ground = if is_paper { Tone::Paper.on_screen() } else { SKY };
                            assert_eq!(edge, ground, "{what}");
                            // No circles in a finished picture.
                            assert_eq!(share(&pixels(&image, &measures, at), ground) == 1.0, is_finished, "{what}");
                        }
                        None if grid.get(at) == Cell::UNKNOWN => {
                            let paper = Tone::Paper.on_screen();
                            assert!(pixels(&image, &measures, at).iter().all(|&pixel| pixel == paper), "{what}");
                        }
                        None => assert_eq!(edge, Tone::Paper.on_screen(), "{what}"),
                    }
                }
            }
        }
    }
}

#[test]
fn a_partly_known_cell_has_a_dot_for_each_colour_in_a_place_of_its_own() {
    for (puzzle, grid) in puzzles().into_iter().filter(|(puzzle, _)| puzzle.inks() > 1) {
        let inks = puzzle.inks();
        let image_of = |cell: Cell| {
            let mut grid = grid.clone();
            grid.set(At::new(4, 4), cell);
            decode_png(&picture::png(&puzzle, &Scene::of_grid(&puzzle, &grid), 40).unwrap())
        };
        let measures = Measures::of_picture(&puzzle, Inking::Colours, 40);
        let blank = pixels(&image_of(Cell::UNKNOWN), &measures, At::new(4, 4));
        // Where the dot of each colour is: what differs from a blank cell if it and another one are possible, and if it
        // and a third one are possible.
        let differing = |possible: &[Colour]| -> Vec<usize> {
            let cell = Cell::among(possible.iter().copied().collect(), inks);
            let seen = pixels(&image_of(cell), &measures, At::new(4, 4));
            (0..seen.len()).filter(|&pixel| seen[pixel] != blank[pixel]).collect()
        };
        let mut taken = vec![0; blank.len()];
        let colours: Vec<Colour> = Colour::all(inks).collect();
        for (index, &colour) in colours.iter().enumerate().step_by(inks / 10 + 1) {
            let (second, third) = (colours[(index + 1) % colours.len()], colours[(index + 2) % colours.len()]);
            // With two inks, three colours are all of them.
            let (one, other) = (differing(&[colour, second]), differing(&[colour, third]));
            let dot: Vec<usize> = one.iter().copied().filter(|pixel| other.contains(pixel)).collect();
            assert!(dot.len() >= 4, "{inks} inks: {colour:?}");
            dot.iter().for_each(|&pixel| taken[pixel] += 1);
            let seen =
                pixels(&image_of(Cell::among([colour, second].into_iter().collect(), inks)), &measures, At::new(4, 4));
            let rgb = puzzle.palette().get(colour).rgb;
            assert!(colour.is_background() || dot.iter().any(|&pixel| seen[pixel] == rgb), "{inks} inks: {colour:?}");
        }
        assert!(taken.iter().all(|&dots| dots <= 1), "{inks} inks: two dots in one place");
        let nearly_all = Colours::all(inks).minus(Colours::of(Colour::ink(2)));
        let all_but_one = differing(&nearly_all.iter().collect::<Vec<_>>());
        let (row, column) = (all_but_one.last().unwrap() / 40, all_but_one.last().unwrap() % 40);
        assert!(row < 39 && column < 39 && all_but_one[0] > 40, "dots keep away from the edge");
    }
}

#[test]
fn numbers_are_on_tiles_that_a_settled_run_keeps_the_rim_of() {
    for (puzzle, grid) in puzzles().into_iter().filter(|(puzzle, _)| puzzle.inks() > 1) {
        for (scene, is_settled) in
            [(Scene::of_grid(&puzzle, puzzle.givens()), false), (Scene::of_grid(&puzzle, &grid), true)]
        {
            let image = decode_png(&picture::png(&puzzle, &scene, 20).unwrap());
            let measures = Measures::of_picture(&puzzle, Inking::Colours, 20);
            for line in puzzle.lines() {
                let span = measures.line(line);
                let along: Vec<[u8; 3]> = match line.axis {
                    // A little above the digits, and a little left of them.
                    Axis::Row => (0..measures.clue_width).map(|x| image.at(x, span.start + 3)).collect(),
                    Axis::Column => (0..measures.clue_height).map(|y| image.at(span.start + 3, y)).collect(),
                };
                let inks: Vec<[u8; 3]> = along
                    .chunk_by(|one, other| one == other)
                    .filter(|stretch| stretch.len() >= 4)
                    .map(|stretch| stretch[0])
                    .collect();
                let expected: Vec<[u8; 3]> =
                    puzzle.clue(line).runs().map(|run| puzzle.palette().get(run.colour).rgb).collect();
                let tiles: Vec<[u8; 3]> = inks.into_iter().filter(|ink| expected.contains(ink)).collect();
                assert_eq!(tiles == expected, !is_settled || expected.is_empty(), "{line}: {tiles:?}");
                let has = |ink: &[u8; 3]| {
                    let across = (0..20).map(|across| match line.axis {
                        Axis::Row => {
                            (0..measures.clue_width).filter(|&x| image.at(x, span.start + across) == *ink).count()
                        }
                        Axis::Column => {
                            (0..measures.clue_height).filter(|&y| image.at(span.start + across, y) == *ink).count()
                        }
                    });
                    across.sum::<usize>()
                };
                assert!(expected.iter().all(|ink| has(ink) >= 30), "{line}: a colour cannot be seen");
            }
        }
    }
}

/// Each row in turn: first some colours are excluded, and then each cell is known.
fn trace_of(puzzle: &Puzzle, solution: &Grid) -> Trace {
    let mut trace = Trace::new();
    let one = Count::from(1);
    for row in 0..puzzle.height() {
        let line = Line::row(row);
        let cells = || (0..puzzle.width()).map(|along| (line.cell(along), solution.get(line.cell(along))));
        let partly = cells().filter_map(|(at, cell)| {
            let colour = cell.colour()?;
            let possible = [colour, Colour::BACKGROUND, Colour::INK].into_iter().collect();
            let cell = Cell::among(possible, puzzle.inks());
            (cell != Cell::UNKNOWN && !cell.is_known()).then_some(Change { at, cell })
        });
        let partly: Vec<Change> = partly.collect();
        trace.push(1, Reason::Line { line, layouts: one, fitting: one }, partly).unwrap();
        let known = cells().map(|(at, cell)| Change { at, cell });
        let reason = match row % 3 {
            0 => Reason::Refuted {
                supposed: Change { at: line.cell(0), cell: solution.get(line.cell(0)) },
                led_to: 0,
                failure: nonoscope::trace::Failure::Line(line),
            },
            _ => Reason::Line { line, layouts: one, fitting: one },
        };
        trace.push(2, reason, known.collect::<Vec<_>>()).unwrap();
    }
    trace
}

#[test]
fn the_smallest_cells_have_their_colour_whatever_stands_out() {
    for (puzzle, grid) in puzzles().into_iter().filter(|(puzzle, _)| puzzle.inks() < 6) {
        for cell in 1..=6 {
            let mut scene = Scene::of_grid(&puzzle, &partly(&grid));
            let plain = decode_png(&picture::png(&puzzle, &scene, cell).unwrap());
            for (index, look) in scene.cells_mut().iter_mut().enumerate() {
                let signs = [&mut look.fresh, &mut look.supposed, &mut look.tried, &mut look.differs, &mut look.wrong];
                *signs[index % 5] = true;
            }
            let marked = decode_png(&picture::png(&puzzle, &scene, cell).unwrap());
            let measures = Measures::of_picture(&puzzle, Inking::Colours, cell);
            for at in grid.places() {
                let Some(ink) = partly(&grid).get(at).ink() else { continue };
                let rgb = puzzle.palette().get(ink).rgb;
                let is_pale = rgb == [255, 253, 240];
                // The outline of a pale ink fills cells of up to two pixels.
                let has = |image: &Image| pixels(image, &measures, at).contains(&rgb);
                assert!(has(&plain) || (is_pale && cell < 3), "{} inks, {at:?}, cells of {cell}", puzzle.inks());
                assert!(has(&marked) || cell < 5, "{} inks, {at:?}, cells of {cell}", puzzle.inks());
            }
        }
    }
}

#[test]
fn a_single_ink_that_is_not_black_is_a_colour() {
    let grid = Grid::from_picture(&["XOX", "XXO"]).unwrap();
    let red = vec![Ink::new('r', "red", [200, 30, 30])];
    let palette = Palette::new(Ink::new('.', "white", WHITE), red).unwrap();
    let plain = Puzzle::of_picture(&grid).unwrap();
    let puzzle = plain.clone().with_palette(palette).unwrap();
    for inking in [Inking::Colours, Inking::Letters] {
        let scene = Scene::of_grid(&puzzle, &grid).with_inking(inking);
        let image = decode_png(&picture::png(&puzzle, &scene, 20).unwrap());
        let measures = Measures::of_picture(&puzzle, inking, 20);
        assert!(pixels(&image, &measures, At::new(0, 0)).iter().all(|&pixel| pixel == [200, 30, 30]));
        // There is nothing to tell apart, so it has no letter.
        let svg = Svg::of_board(&puzzle, &scene, &caption(&puzzle), 20, Language::english()).to_string();
        assert!(svg.contains("#c81e1e") && !svg.contains(">r</text>"));
    }
    // In print without colour, it is black and white.
    let file =
        |puzzle: &Puzzle, inking| picture::png(puzzle, &Scene::of_grid(puzzle, &grid).with_inking(inking), 20).unwrap();
    assert!(file(&puzzle, Inking::LettersAlone) == file(&plain, Inking::Colours));
    assert_eq!(picture::text(&grid, puzzle.palette(), Notation::Letters), "XOX\nXXO\n");
}

#[test]
fn black_and_white_is_the_same_however_colours_are_shown() {
    let grid = Grid::from_picture(&["XOX", "XX."]).unwrap();
    let puzzle = Puzzle::of_picture(&Grid::from_picture(&["XOX", "XXO"]).unwrap()).unwrap();
    let scene = |inking| Scene::of_grid(&puzzle, &grid).with_inking(inking);
    let caption = caption(&puzzle);
    let files = |inking| {
        let scene = scene(inking);
        let sheet = Sheet::new(&puzzle, &scene, caption.clone(), Paper::A4, Language::english());
        (
            picture::png(&puzzle, &scene, 20).unwrap(),
            Svg::of_board(&puzzle, &scene, &caption, 20, Language::english()).to_string(),
            Svg::of_sheet(&sheet).to_string(),
            picture::pdf(&sheet),
        )
    };
    assert!(files(Inking::Colours) == files(Inking::Letters) && files(Inking::Colours) == files(Inking::LettersAlone));
}

/// Texts in a picture that are a single letter.
fn letters(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.tag_name().name() == "text").filter_map(|node| node.text());
    texts.filter(|text| text.len() == 1 && text.chars().all(char::is_alphabetic)).map(str::to_owned).collect()
}

#[test]
fn svg_has_every_colour_and_letters_where_they_are_wanted() {
    for (puzzle, grid) in puzzles().into_iter().filter(|(puzzle, _)| puzzle.inks() > 1) {
        let (palette, runs) = (puzzle.palette(), puzzle.lines().map(|line| puzzle.clue(line).len()).sum::<usize>());
        let svg = |inking| {
            Svg::of_board(
                &puzzle,
                &Scene::of_grid(&puzzle, &grid).with_inking(inking),
                &caption(&puzzle),
                20,
                Language::english(),
            )
            .to_string()
        };
        let [coloured, lettered, alone] = ALL.map(svg);
        let is_used = |colour: Colour| grid.cells().contains(&Cell::of(colour));
        let is_drawn = |colour: Colour, ink: &Ink| is_used(colour) && (!colour.is_background() || ink.rgb == SKY);
        for (_, ink) in palette.colours().filter(|(colour, ink)| is_drawn(*colour, ink)) {
            let is_shown = |svg: &str| svg.contains(&format!("fill=\"{}\"", hex(ink.rgb)));
            assert!(is_shown(&coloured) && is_shown(&lettered), "{ink:?}");
        }
        assert!(letters(&coloured).is_empty());
        for svg in [&lettered, &alone] {
            assert_eq!(letters(svg).len(), grid.filled_cells() + runs);
        }
        // Nothing but tones.
        let tones: Vec<String> = Tone::ALL.map(|tone| hex(tone.on_screen())).to_vec();
        let document = Document::parse(&alone).unwrap();
        let paints = document.descendants().flat_map(|node| [node.attribute("fill"), node.attribute("stroke")]);
        assert!(paints.flatten().all(|paint| paint == "none" || tones.iter().any(|tone| tone == paint)));
    }
}

#[test]
fn a_sheet_without_colour_has_letters_and_says_what_they_stand_for() {
    let (puzzle, grid) = made(3, 5, WHITE);
    let runs = puzzle.lines().map(|line| puzzle.clue(line).len()).sum::<usize>();
    for (scene, cells) in
        [(Scene::of_grid(&puzzle, puzzle.givens()), 0), (Scene::of_grid(&puzzle, &grid), grid.filled_cells())]
    {
        for inking in ALL {
            let scene = scene.clone().with_inking(inking);
            let sheet = Sheet::new(&puzzle, &scene, caption(&puzzle), Paper::A4, Language::english());
            let (svg, file) = (Svg::of_sheet(&sheet).to_string(), picture::pdf(&sheet));
            let start = file.windows(8).position(|bytes| bytes == b"\nstream\n").unwrap() + 8;
            let end = file.windows(10).position(|bytes| bytes == b"\nendstream").unwrap();
            let content = decompress_to_vec_zlib(&file[start..end]).unwrap();
            let content: String = content.into_iter().map(char::from).collect();
            let in_pdf = content.lines().filter(|line| line.len() == 6 && line.ends_with(") Tj"));
            let in_pdf = in_pdf.filter(|line| line.as_bytes()[1].is_ascii_alphabetic()).count();
            let expected = if inking == Inking::Colours { 0 } else { runs + cells };
            assert_eq!((letters(&svg).len(), in_pdf), (expected, expected), "{inking:?}");
            let legend: Vec<String> = sheet.lines().into_iter().skip(1).map(|line| line.text).collect();
            match inking {
                Inking::Colours => assert!(legend.is_empty()),
                _ => assert_eq!(legend, ["i ink no. 1 · n ink no. 2 · k ink no. 3 · o ink no. 4 · a ink no. 5"]),
            }
            for (_, ink) in puzzle.palette().colours().skip(2) {
                // The PDF has parts of 1 with seven digits.
                let [red, green, blue] = ink.rgb.map(|value| f32::from(value) / 255.0);
                let values = |line: &str| -> Vec<f32> {
                    line.strip_suffix(" rg")
                        .unwrap_or_default()
                        .split(' ')
                        .filter_map(|part| part.parse().ok())
                        .collect()
                };
                let is_like = |values: &[f32]| {
                    values.len() == 3
                        && values.iter().zip([red, green, blue]).all(|(one, other)| (one - other).abs() < 1e-3)
                };
                let is_in_pdf = content.lines().any(|line| is_like(&values(line)));
                let is_shown = svg.contains(&format!("fill=\"{}\"", hex(ink.rgb)));
                assert_eq!((is_shown, is_in_pdf), (inking != Inking::LettersAlone, inking != Inking::LettersAlone));
            }
        }
    }
}

#[test]
fn html_has_a_class_for_each_colour() {
    let names = [("red", [214, 39, 40], 'r'), ("<blue>", [31, 97, 180], 'b')];
    let inks = names.map(|(name, rgb, letter)| Ink::new(letter, name, rgb)).to_vec();
    let mut grid = Grid::from_picture(&["XB.", "BOX"]).unwrap();
    grid.set(At::new(0, 2), Cell::among([Colour::INK, Colour::ink(2)].into_iter().collect(), 2));
    for (background, empty) in [(WHITE, "<td>"), (SKY, "<td class=c0>")] {
        let palette = Palette::new(Ink::new('.', "ground", background), inks.clone()).unwrap();
        let page = html(&grid, &palette, &Caption::default(), 12, Language::english());
        assert!(page.contains(&format!(
            "<tr><td class=c1>r<td class=c2>b<td class=u>\n<tr><td class=c2>b{empty}<td class=c1>r\n"
        )));
        assert!(page.contains(".c1 { background: #d62728; color: #ffffff; }"), "{page}");
        assert!(page.contains("aria-label=\"Pattern of 3 × 2 cells in red and &lt;blue&gt;\""), "{page}");
        assert!(page.contains("<p>1 cell is unknown. It is grey here.</p>"));
        assert_eq!(page.contains("#78b4f0"), background == SKY);
        // Letters that nobody could read are left out.
        assert!(
            html(&grid, &palette, &Caption::default(), 9, Language::english())
                .contains("<tr><td class=c1><td class=c2><td class=u>")
        );
    }
}

mod long {
    use super::*;

    #[test]
    fn every_frame_of_an_animation_is_the_picture_of_its_moment() {
        for (puzzle, solution) in puzzles() {
            let trace = trace_of(&puzzle, &solution);
            // Not all together, so that the test is short.
            let turns = ALL.into_iter().zip([8, 13, 24].into_iter().cycle().skip(puzzle.inks()));
            for (turn, (inking, cell)) in turns.enumerate() {
                let frames = [Frames::Passes, Frames::EveryStep, Frames::Steps][(turn + puzzle.inks() / 3) % 3];
                let film = Film { inking, ..Film::whole(&puzzle, puzzle.givens(), &trace, frames) };
                assert!(film.fits());
                let file = picture::gif(&film, Pace { cell, per_second: 10.0, pause: 1.0 }, &mut |_, _| {}).unwrap();
                let mut scenes = film.scenes();
                let count = decode_gif(&file, |index, shown| {
                    let png = decode_png(&picture::png(&puzzle, &scenes.next().unwrap(), cell).unwrap());
                    shown.image.check_same(&png, &format!("{} inks, {inking:?}, frame {index}", puzzle.inks()));
                });
                assert_eq!(count, film.positions().len());
            }
        }
    }
}
