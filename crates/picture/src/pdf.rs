//! A sheet to print as a PDF file. It is drawn with lines and areas, so that it is sharp on every printer, and in the fonts that
//! every PDF reader has.

use super::book::Book;
use super::booklet::Booklet;
use super::page::{NUMBER, Page};
use super::paint::board;
use super::pen::{Align, Area, Pen};
use super::sheet::Sheet;
use super::tone::{Paint, Tone};
use miniz_oxide::deflate::compress_to_vec_zlib;
use nonoscope_words::Language;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

const TYPE: Name<'static> = Name(b"F1");
const BOLD_TYPE: Name<'static> = Name(b"F2");
/// The width of a digit of Helvetica, relative to its size.
const DIGIT: f64 = 0.556;
/// The distance of the control points of a quarter circle from its ends, relative to its radius.
const ROUND: f64 = 0.552_285;

/// Writes a sheet as a PDF file of one page.
pub fn pdf(sheet: &Sheet<'_>) -> Vec<u8> {
    document(&[(sheet.size(), draw(sheet))], &sheet.language.say(&sheet.caption.name()))
}

/// Writes a booklet as a PDF file, with at least one page.
pub fn pdf_booklet(booklet: &Booklet, language: &Language) -> Vec<u8> {
    let mut pages: Vec<_> = booklet.pages(language).iter().map(draw_page).collect();
    if pages.is_empty() {
        pages.push((booklet.paper.upright(), Vec::new()));
    }
    document(&pages, &language.say(&booklet.name()))
}

/// Writes a book as a PDF file.
pub fn pdf_book(book: &Book, language: &Language) -> Vec<u8> {
    let pages: Vec<_> = book.pages(language).iter().map(draw_page).collect();
    document(&pages, &book.title)
}

/// What is drawn on a page, and its width and height in points.
type Drawn = ((f64, f64), Vec<u8>);

/// Pages with a title that readers show.
fn document(drawn: &[Drawn], title: &str) -> Vec<u8> {
    let [catalog, tree, type_face, bold_type, information] = [1, 2, 4, 5, 7].map(Ref::new);
    // The first page and its contents; other pages follow the rest.
    let numbers = |index: usize| match i32::try_from(2 * index).unwrap_or(i32::MAX - 9) {
        0 => (Ref::new(3), Ref::new(6)),
        twice => (Ref::new(6 + twice), Ref::new(7 + twice)),
    };
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree);
    pdf.pages(tree).kids((0..drawn.len()).map(|index| numbers(index).0)).count(drawn.len() as i32);
    for (index, ((width, height), _)) in drawn.iter().enumerate() {
        let (page, content) = numbers(index);
        let mut written = pdf.page(page);
        written.media_box(Rect::new(0.0, 0.0, *width as f32, *height as f32)).parent(tree).contents(content);
        written.resources().fonts().pair(TYPE, type_face).pair(BOLD_TYPE, bold_type);
        written.finish();
    }
    for (font, name) in [(type_face, Name(b"Helvetica")), (bold_type, Name(b"Helvetica-Bold"))] {
        pdf.type1_font(font).base_font(name).encoding_predefined(Name(b"WinAnsiEncoding"));
    }
    for (index, (_, drawn)) in drawn.iter().enumerate() {
        pdf.stream(numbers(index).1, &compress_to_vec_zlib(drawn, 6)).filter(Filter::FlateDecode);
    }
    let mut written = pdf.document_info(information);
    written.title(TextStr(title)).producer(TextStr("Nonoscope"));
    written.finish();
    pdf.finish()
}

fn draw(sheet: &Sheet<'_>) -> Vec<u8> {
    let mut content = Content::new();
    // Everything here is measured from the top left corner downwards.
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, sheet.size().1 as f32]);
    for line in sheet.lines() {
        let font = if line.bold { BOLD_TYPE } else { TYPE };
        write(&mut content, font, line.size, (line.left, line.base), &line.text);
    }
    let (unit, (left, top)) = (sheet.unit as f32, sheet.origin);
    content.transform([unit, 0.0, 0.0, unit, left as f32, top as f32]);
    let mut pen = PdfPen { content, paint: None };
    board(&mut pen, &sheet.measures, sheet.puzzle, sheet.scene);
    pen.content.finish().to_vec()
}

/// A page of a booklet or a book.
fn draw_page(page: &Page<'_>) -> Drawn {
    let mut content = Content::new();
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, page.size.1 as f32]);
    for line in &page.lines {
        let font = if line.bold { BOLD_TYPE } else { TYPE };
        write(&mut content, font, line.size, (line.left, line.base), &line.text);
    }
    let mut pen = PdfPen { content, paint: None };
    for placed in &page.boards {
        let (unit, (left, top)) = (placed.unit as f32, placed.origin);
        pen.content.save_state();
        pen.content.transform([unit, 0.0, 0.0, unit, left as f32, top as f32]);
        board(&mut pen, &placed.measures, placed.puzzle, &placed.scene);
        pen.content.restore_state();
        // With the state, the colour is as it was.
        pen.paint = None;
    }
    for &(paint, area) in &page.pictures {
        pen.fill(paint, area);
    }
    for solution in &page.solutions {
        for &(paint, area) in &solution.areas {
            pen.fill(paint, area);
        }
        pen.set_colour(Tone::Ink.into());
        let (right, base) = solution.place;
        pen.content.begin_text();
        pen.content.set_font(TYPE, NUMBER as f32);
        // Turned twice, by the page and by itself, it is upside down.
        pen.content.set_text_matrix([-1.0, 0.0, 0.0, 1.0, right as f32, base as f32]);
        pen.content.show(Str(solution.number.to_string().as_bytes()));
        pen.content.end_text();
    }
    (page.size, pen.content.finish().to_vec())
}

fn write(content: &mut Content, font: Name<'_>, size: f64, at: (f64, f64), text: &str) {
    content.begin_text();
    content.set_font(font, size as f32);
    // The page is upside down, so text has to be turned.
    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, at.0 as f32, at.1 as f32]);
    content.show(Str(&win_ansi(text)));
    content.end_text();
}

/// A text in the encoding of the fonts. Characters that it does not have become question marks; the file's title, which
/// readers show, is complete.
fn win_ansi(text: &str) -> Vec<u8> {
    let code = |sign: char| match sign {
        ' '..='~' | '\u{a0}'..='\u{ff}' => u8::try_from(u32::from(sign)).unwrap_or(b'?'),
        '€' => 0x80,
        '…' => 0x85,
        '‘' => 0x91,
        '’' => 0x92,
        '“' => 0x93,
        '”' => 0x94,
        '•' => 0x95,
        '–' => 0x96,
        '—' => 0x97,
        '™' => 0x99,
        _ => b'?',
    };
    text.chars().map(code).collect()
}

struct PdfPen {
    content: Content,
    /// The colour that was set last, for areas and for lines.
    paint: Option<Paint>,
}

impl PdfPen {
    fn set_colour(&mut self, paint: Paint) {
        if self.paint != Some(paint) {
            let [red, green, blue] = paint.in_print().map(|part| f32::from(part) / 255.0);
            self.content.set_fill_rgb(red, green, blue);
            self.content.set_stroke_rgb(red, green, blue);
            self.paint = Some(paint);
        }
    }

    /// Fills an area with the colour that is set.
    fn fill_area(&mut self, area: Area) {
        let [left, top, width, height] = [area.left, area.top, area.width, area.height].map(|side| side as f32);
        self.content.rect(left, top, width, height);
        self.content.fill_nonzero();
    }
}

impl Pen for PdfPen {
    fn ground(&mut self, paint: Paint, area: Area) {
        // Paper is white already.
        if paint != Tone::Paper.into() {
            self.fill(paint, area);
        }
    }

    fn fill(&mut self, paint: Paint, area: Area) {
        self.set_colour(paint);
        self.fill_area(area);
    }

    fn shade(&mut self, paint: Paint, opacity: f64, area: Area) {
        // On white, a lighter colour looks the same as a less opaque one.
        let light = |part: u8| ((255.0 - (255.0 - f64::from(part)) * opacity) / 255.0) as f32;
        let [red, green, blue] = paint.in_print().map(light);
        self.content.set_fill_rgb(red, green, blue);
        self.paint = None;
        self.fill_area(area);
    }

    fn ring(&mut self, paint: Paint, middle: (f64, f64), radius: f64, width: f64) {
        self.set_colour(paint);
        self.content.set_line_width(width as f32);
        let at = |x: f64, y: f64| ((middle.0 + x * radius) as f32, (middle.1 + y * radius) as f32);
        let (x, y) = at(1.0, 0.0);
        self.content.move_to(x, y);
        for (cos, sin) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
            let (x1, y1) = at(cos - sin * ROUND, sin + cos * ROUND);
            let (x2, y2) = at(-sin + cos * ROUND, cos + sin * ROUND);
            let (x3, y3) = at(-sin, cos);
            self.content.cubic_to(x1, y1, x2, y2, x3, y3);
        }
        self.content.close_path();
        self.content.stroke();
    }

    fn over(&mut self, paint: Paint, area: Area) {
        self.fill(paint, area);
    }

    fn stroke(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64), width: f64) {
        self.set_colour(paint);
        self.content.set_line_width(width as f32);
        self.content.move_to(from.0 as f32, from.1 as f32);
        self.content.line_to(to.0 as f32, to.1 as f32);
        self.content.stroke();
    }

    fn number(&mut self, paint: Paint, number: usize, at: (f64, f64), size: f64, align: Align) {
        self.set_colour(paint);
        let text = number.to_string();
        let width = DIGIT * size * text.len() as f64;
        let left = match align {
            Align::Left => at.0,
            Align::Middle => at.0 - width / 2.0,
            Align::Right => at.0 - width,
        };
        write(&mut self.content, TYPE, size, (left, at.1), &text);
    }

    fn letter(&mut self, paint: Paint, letter: char, at: (f64, f64), size: f64) {
        self.set_colour(paint);
        let text = letter.to_string();
        write(&mut self.content, TYPE, size, (at.0 - letter_width(letter) * size / 2.0, at.1), &text);
    }
}

/// The width of a letter of Helvetica, relative to its size.
fn letter_width(letter: char) -> f64 {
    f64::from(match letter {
        'i' | 'j' | 'l' => 222u16,
        'I' | 'f' | 't' => 278,
        'r' => 333,
        'J' | 'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' => 500,
        'F' | 'T' | 'Z' => 611,
        'A' | 'B' | 'E' | 'K' | 'P' | 'S' | 'V' | 'X' | 'Y' => 667,
        'C' | 'D' | 'H' | 'N' | 'R' | 'U' | 'w' => 722,
        'G' | 'O' | 'Q' => 778,
        'M' | 'm' => 833,
        'W' => 944,
        // L has the width of most small letters.
        _ => 556,
    }) / 1000.0
}
