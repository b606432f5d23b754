//! A grid as an HTML page to scan: a single file without scripts, with the pattern large and surrounded by white, as in
//! the q write-up of the card, and with its message if it is a QR code.

use super::contrast::legible_on;
use super::inking::{Inking, paint};
use super::markup::escaped;
use super::sheet::Caption;
use super::tone::hex;
use nonoscope_core::puzzle::{Cell, Colour, Grid, Line, Palette};
use nonoscope_qr as qr;
use nonoscope_words::{Language, Text, grammar, picture as words};
use std::fmt::Write;

const HEAD: &str = "<head>
<meta charset=\"utf-8\">
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
";

const STYLE: &str = "body { margin: 0; padding: 24px; background: #fff; color: #000; font: 16px/1.5 Georgia, serif; text-align: center; }
h1 { margin: 0; font-size: 22px; }
table { margin: 0 auto; border-collapse: collapse; background: #fff; }
td { padding: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.x { background: #000; }
.u { background: #ccc; }
";

/// The width of the white border in cells, as the standard of QR codes demands.
const QUIET: u32 = 4;

/// What stands for the message in the sentence around it: a character that no text has.
const MESSAGE: &str = "\u{fffc}";

/// The smallest cell with room for a letter.
const LEAST_LETTERED: u32 = 10;

/// Writes a grid as an HTML page, with cells of `cell` CSS pixels a side. Cells are in their colours; if there are several inks,
/// each filled cell has the letter of its ink, where there is room.
pub fn html(grid: &Grid, palette: &Palette, caption: &Caption, cell: u32, language: &Language) -> String {
    html_saying(grid, palette, &html_message(grid, language), caption, cell, language)
}

/// The paragraphs with the grid's message; empty if it has none.
pub fn html_message(grid: &Grid, language: &Language) -> String {
    let mut paragraphs = String::new();
    let Some(message) = qr::read(grid) else { return paragraphs };
    let text = escaped(message.text());
    let shown = match message.link() {
        Some(link) => format!("<a href=\"{}\" rel=\"noreferrer noopener\">{text}</a>", escaped(&link)),
        None => text,
    };
    // No sentence of a language has markup, so the message can be put in when the rest is escaped.
    let says = escaped(&language.say(&words::it_says(Text::verbatim(MESSAGE)))).replace(MESSAGE, &shown);
    // Writing to a string cannot fail.
    let _ = writeln!(paragraphs, "<p>{says}</p>");
    for remark in message.remarks().iter().filter(|remark| remark.is_for_people()) {
        let _ = writeln!(paragraphs, "<p>{}</p>", escaped(&language.say(&remark.text())));
    }
    paragraphs
}

/// Writes the same page as [`html`] with paragraphs of [`html_message`], which may have been made elsewhere.
pub fn html_saying(
    grid: &Grid,
    palette: &Palette,
    message: &str,
    caption: &Caption,
    cell: u32,
    language: &Language,
) -> String {
    let (title, cell) = (escaped(&language.say(&caption.name())), cell.max(1));
    let is_coloured = Inking::Colours.is_coloured(palette);
    let (tag, direction) = (language.say(&grammar::tag()), language.say(&grammar::direction()));
    let direction = if direction == "rtl" { " dir=\"rtl\"" } else { "" };
    let mut page =
        format!("<!doctype html>\n<html lang=\"{tag}\"{direction}>\n{HEAD}<title>{title}</title>\n<style>\n{STYLE}");
    // Writing to a string cannot fail.
    let _ = writeln!(page, "table {{ border: {}px solid #fff; }}", cell * QUIET);
    let _ = writeln!(page, "td {{ width: {cell}px; height: {cell}px; min-width: {cell}px; }}");
    if is_coloured {
        page.push_str(&style_of_inks(palette, cell));
    }
    let _ = writeln!(page, "</style>\n</head>\n<body>\n<h1>{title}</h1>");
    let unknown = grid.unknown_cells();
    let pattern = match is_coloured {
        true => {
            let colours = Text::all(Colour::all(palette.inks()).skip(1).map(|ink| palette.get(ink).text()));
            words::pattern_in_colours(grid.width(), grid.height(), colours)
        }
        false => words::pattern(grid.width(), grid.height()),
    };
    let _ = writeln!(page, "<table role=\"img\" aria-label=\"{}\">", escaped(&language.say(&pattern)));
    for row in (0..grid.height()).map(Line::row) {
        page.push_str("<tr>");
        for known in grid.line(row) {
            match known.colour() {
                Some(colour) if is_coloured => page.push_str(&coloured(palette, colour, cell)),
                _ => page.push_str(match known {
                    Cell::FILLED => "<td class=x>",
                    Cell::EMPTY => "<td>",
                    _ => "<td class=u>",
                }),
            }
        }
        page.push('\n');
    }
    page.push_str("</table>\n");
    if unknown > 0 {
        let _ = writeln!(page, "<p>{}</p>", escaped(&language.say(&words::unknown_cells_are_grey(unknown))));
    }
    page.push_str(message);
    if let Some(credit) = caption.credit() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&language.say(&credit)));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// The style of the colours: a class for each.
fn style_of_inks(palette: &Palette, cell: u32) -> String {
    let size = cell * 3 / 5;
    let mut style =
        format!("td {{ max-width: {cell}px; overflow: hidden; font: {size}px/{cell}px Arial, sans-serif; }}\n");
    for colour in Colour::all(palette.inks()) {
        if let Some(rgb) = paint(palette, colour) {
            let (ground, text) = (hex(rgb), hex(legible_on(rgb)));
            let _ = writeln!(style, ".c{} {{ background: {ground}; color: {text}; }}", colour.number());
        }
    }
    style
}

/// A cell of a colour.
fn coloured(palette: &Palette, colour: Colour, cell: u32) -> String {
    let has_letter = !colour.is_background() && palette.inks() > 1 && cell >= LEAST_LETTERED;
    let letter = if has_letter { escaped(&palette.get(colour).letter.to_string()) } else { String::new() };
    match paint(palette, colour) {
        Some(_) => format!("<td class=c{}>{letter}", colour.number()),
        None => "<td>".to_owned(),
    }
}
