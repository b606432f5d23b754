//! A grid as an HTML page to scan: a single file without scripts, with the pattern large and surrounded by white, as in
//! the q write-up of the card, and with its message if it is a QR code.

use super::markup::escaped;
use super::sheet::Caption;
use crate::puzzle::{Cell, Grid, Line};
use crate::qr;
use std::fmt::Write;

const HEAD: &str = "<!doctype html>
<html lang=\"en\">
<head>
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

/// Writes a grid as an HTML page, with cells of `cell` CSS pixels a side.
pub fn html(grid: &Grid, caption: &Caption, cell: u32) -> String {
    html_saying(grid, &html_message(grid), caption, cell)
}

/// The paragraphs of such a page that say what the grid says; empty if that is nothing.
pub fn html_message(grid: &Grid) -> String {
    let mut paragraphs = String::new();
    let Some(message) = qr::read(grid) else { return paragraphs };
    let text = escaped(message.text());
    // Writing to a string cannot fail.
    let _ = match message.link() {
        Some(link) => {
            writeln!(
                paragraphs,
                "<p>It says: <a href=\"{}\" rel=\"noreferrer noopener\">{text}</a></p>",
                escaped(&link)
            )
        }
        None => writeln!(paragraphs, "<p>It says: {text}</p>"),
    };
    for remark in message.remarks().iter().filter(|remark| remark.is_for_people()) {
        let _ = writeln!(paragraphs, "<p>{}</p>", escaped(&remark.to_string()));
    }
    paragraphs
}

/// Writes the same page as [`html`] with paragraphs of [`html_message`], which may have been made elsewhere.
pub fn html_saying(grid: &Grid, message: &str, caption: &Caption, cell: u32) -> String {
    let (title, cell) = (escaped(&caption.name()), cell.max(1));
    let mut page = format!("{HEAD}<title>{title}</title>\n<style>\n{STYLE}");
    // Writing to a string cannot fail.
    let _ = writeln!(page, "table {{ border: {}px solid #fff; }}", cell * QUIET);
    let _ = writeln!(page, "td {{ width: {cell}px; height: {cell}px; min-width: {cell}px; }}");
    let _ = writeln!(page, "</style>\n</head>\n<body>\n<h1>{title}</h1>");
    let unknown = grid.unknown_cells();
    let _ = writeln!(page, "<table role=\"img\" aria-label=\"Pattern of {} × {} cells\">", grid.width(), grid.height());
    for row in (0..grid.height()).map(Line::row) {
        page.push_str("<tr>");
        for cell in grid.line(row) {
            page.push_str(match cell {
                Cell::FILLED => "<td class=x>",
                Cell::EMPTY => "<td>",
                _ => "<td class=u>",
            });
        }
        page.push('\n');
    }
    page.push_str("</table>\n");
    if unknown > 0 {
        let cells = if unknown == 1 { "cell is" } else { "cells are" };
        let _ = writeln!(page, "<p>{unknown} {cells} unknown, and grey here.</p>");
    }
    page.push_str(message);
    if let Some(credit) = caption.credit() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&credit));
    }
    page.push_str("</body>\n</html>\n");
    page
}
