//! *From a picture*: every choice makes it cells on the sheet, as one step that can be undone.

use super::*;
use crate::make::Msg;
use crate::make::sections::Section;
use crate::make::tests::Browser;
use crate::workers::maker::{Lane, Request};
use nonoscope_core::puzzle::Grid;
use nonoscope_make::image::{Dither, Pixels, sketch};

/// A dark disc on light paper, which is lighter at the left.
fn pixels() -> (usize, usize, Vec<u8>) {
    let pixel = |at: usize| {
        let (x, y) = ((at % 80) as i32 - 40, (at / 80) as i32 - 30);
        let shade = if x * x + y * y < 600 { 60 + x } else { 230 - x };
        [shade as u8, (shade - 10) as u8, shade as u8, 255]
    };
    (80, 60, (0..80 * 60).flat_map(pixel).collect())
}

fn photo() -> Msg {
    let (width, height, bytes) = pixels();
    Msg::Picture(PictureMsg::Decoded(Some(Photo { width, height, bytes })))
}

fn set(page: &mut Browser, setting: Setting) {
    page.send(Msg::Picture(PictureMsg::Set(setting)));
}

fn shown(page: &Browser) -> Grid {
    page.model.drawing.sheet().picture()
}

fn expected(page: &Browser) -> Grid {
    let (width, height, bytes) = pixels();
    sketch(&Pixels::new(width, height, bytes).unwrap(), &page.model.picture.settings()).grid
}

#[test]
fn each_choice_is_seen_and_all_are_one_step() {
    let mut page = Browser::begun();
    page.drag(&[(0, 0)]);
    page.send(photo());
    page.answer();
    assert_eq!((shown(&page), page.model.sections.chosen), (expected(&page), Section::Picture));
    let mut seen = vec![shown(&page)];
    for setting in [
        Setting::Width(Some(12)),
        Setting::Threshold(Some(210)),
        Setting::Dither(Dither::Ordered),
        Setting::Invert(true),
        Setting::Colours(Some(3)),
        Setting::Cut(0, 40),
    ] {
        set(&mut page, setting);
        page.answer();
        assert_eq!(shown(&page), expected(&page), "{setting:?}");
        assert!(!seen.contains(&shown(&page)), "{setting:?}");
        seen.push(shown(&page));
    }
    page.model.drawing.undo();
    assert_eq!(page.filled(), [(0, 0)]);
}

#[test]
fn what_is_drawn_on_it_is_a_step_of_its_own() {
    let mut page = Browser::begun();
    page.send(photo());
    page.answer();
    let first = shown(&page);
    page.drag(&[(0, 0)]);
    let drawn = shown(&page);
    set(&mut page, Setting::Width(Some(12)));
    page.answer();
    page.model.drawing.undo();
    assert_eq!(shown(&page), drawn);
    page.model.drawing.undo();
    assert_eq!(shown(&page), first);
    // The same cells again are no step.
    let changes = page.model.drawing.changes();
    set(&mut page, Setting::Width(None));
    page.answer();
    assert_eq!((shown(&page), page.model.drawing.changes()), (first, changes));
}

#[test]
fn a_slider_asks_only_for_the_last_of_many() {
    let mut page = Browser::begun();
    page.send(photo());
    for threshold in 90..140 {
        set(&mut page, Setting::Threshold(Some(threshold)));
    }
    assert_eq!(page.asked.iter().filter(|request| request.lane() == Lane::Making).count(), 1);
    page.answer();
    assert_eq!(page.model.picture.settings().threshold, Some(139));
    assert_eq!(shown(&page), expected(&page));
}

#[test]
fn a_worker_that_was_started_anew_gets_the_pixels_again() {
    let mut page = Browser::begun();
    page.send(photo());
    page.answer();
    page.send(Msg::Picture(PictureMsg::Tune { by_lines: true }));
    page.send(Msg::Picture(PictureMsg::Stop));
    assert_eq!(
        (page.stopped.as_slice(), page.model.picture.said.to_string().as_str()),
        (&[Lane::Making][..], "Stopped.")
    );
    set(&mut page, Setting::Threshold(Some(100)));
    assert!(matches!(&page.asked[0], Request::Picture { pixels: Some(_), .. }));
    page.answer();
    assert_eq!(shown(&page), expected(&page));
}

#[test]
fn a_tuned_picture_has_one_solution() {
    let mut page = Browser::begun();
    page.send(photo());
    set(&mut page, Setting::Dither(Dither::Ordered));
    page.answer();
    page.send(Msg::Picture(PictureMsg::Tune { by_lines: false }));
    page.answer();
    assert!(page.headline().starts_with("One solution"), "{}", page.headline());
    assert!(page.model.picture.settings().threshold.is_some());
    assert_eq!(shown(&page), expected(&page));
}

#[test]
fn what_is_no_picture_is_said_to_be_none() {
    let mut page = Browser::begun();
    for (msg, said) in [
        (PictureMsg::Offered { size: 1e9 }, "This file is too large: the limit is 64 MiB"),
        (PictureMsg::Read(None), "This file could not be read"),
        (PictureMsg::Decoded(None), "Your browser cannot open this kind of picture"),
    ] {
        page.send(Msg::Picture(msg));
        assert!(page.model.picture.said.to_string().starts_with(said), "{}", page.model.picture.said);
    }
    set(&mut page, Setting::Invert(true));
    assert!(page.asked.is_empty(), "there is nothing to ask about");
}

#[test]
fn what_is_cut_off_is_a_part_of_the_picture() {
    let mut picture = Picture::default();
    picture.take(Photo { width: 200, height: 50, bytes: Vec::new() });
    assert_eq!(picture.settings().size.crop, None);
    for (side, part) in [(0, 25), (1, 10), (3, 400), (9, 5)] {
        picture.set(Setting::Cut(side, part));
    }
    assert_eq!(picture.settings().size.crop, Some(Crop { left: 50, top: 0, width: 130, height: 5 }));
    picture.set(Setting::Cut(0, 90));
    picture.set(Setting::Cut(1, 90));
    assert_eq!(picture.settings().size.crop.map(|crop| crop.width), Some(1));
    picture.take(Photo { width: 10, height: 10, bytes: Vec::new() });
    assert_eq!(picture.settings().size.crop, None);
}

#[test]
fn numbers_are_brought_into_range() {
    let mut picture = Picture::default();
    for setting in [
        Setting::Width(Some(0)),
        Setting::Height(Some(9999)),
        Setting::Colours(Some(99)),
        Setting::Contrast(500),
        Setting::Islands(999),
    ] {
        picture.set(setting);
    }
    let settings = picture.settings();
    assert_eq!((settings.size.width, settings.size.height), (None, Some(MAX_SIDE)));
    assert_eq!((settings.colours, settings.contrast, settings.islands), (Some(MOST_COLOURS), 100, MOST_ISLANDS));
}
