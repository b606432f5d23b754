//! A board or a sheet to print as an SVG picture, made of elements that can be written to a file or put on a page.
//!
//! Everything of the same kind and colour is one path, so that a large board has few elements.

use super::markup::escaped;
use super::measure::Measures;
use super::paint::board;
use super::pen::{Align, Area, Pen};
use super::real::decimal;
use super::scene::Scene;
use super::sheet::{Caption, Sheet};
use super::tone::{Paint, Tone, hex};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_words::Language;
use std::fmt::{self, Write};

/// An element of an SVG picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// Its name.
    pub name: &'static str,
    /// Its attributes, not escaped.
    pub attributes: Vec<(&'static str, String)>,
    /// Its text, not escaped; empty if it has elements.
    pub text: String,
    /// The elements inside it.
    pub elements: Vec<Element>,
}

/// An SVG picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg {
    /// The outermost element, `svg`.
    pub root: Element,
}

/// The namespace of SVG.
pub const SVG: &str = "http://www.w3.org/2000/svg";
const TYPE_FACE: &str = "Helvetica, Arial, 'Liberation Sans', sans-serif";

impl Svg {
    /// Draws a board with cells of `cell` pixels a side.
    pub fn of_board(puzzle: &Puzzle, scene: &Scene, caption: &Caption, cell: u32, language: &Language) -> Svg {
        let measures = Measures::of_picture(puzzle, scene.inking(), cell);
        let (width, height) = (measures.width(), measures.height());
        let mut pen = SvgPen::new(Paint::on_screen);
        board(&mut pen, &measures, puzzle, scene);
        let whole = Area { left: 0.0, top: 0.0, width: width.into(), height: height.into() };
        let mut path = String::new();
        outline(&mut path, whole);
        let paper = element("path", [("fill", hex(Tone::Paper.on_screen())), ("d", path)]);
        let size = [("width", short(width.into())), ("height", short(height.into()))];
        let mut root = root(caption, size, (f64::from(width), f64::from(height)), language);
        root.elements.push(paper);
        root.elements.extend(pen.elements());
        Svg { root }
    }

    /// Draws a sheet to print, as large as its paper.
    pub fn of_sheet(sheet: &Sheet<'_>) -> Svg {
        let (width, height) = sheet.size();
        let size = [("width", format!("{}pt", short(width))), ("height", format!("{}pt", short(height)))];
        let mut root = root(&sheet.caption, size, (width, height), sheet.language);
        for line in sheet.lines() {
            let place = [("x", short(line.left)), ("y", short(line.base))];
            let mut text = element("text", place);
            // The page that contains the sheet may have another colour.
            text.attributes.push(("fill", hex(Tone::Ink.in_print())));
            text.attributes.push(("font-size", short(line.size)));
            if line.bold {
                text.attributes.push(("font-weight", "bold".to_owned()));
            }
            text.text = line.text;
            root.elements.push(text);
        }
        let mut pen = SvgPen::new(Paint::in_print);
        board(&mut pen, &sheet.measures, sheet.puzzle, sheet.scene);
        let (left, top) = sheet.origin;
        let place = format!("translate({} {}) scale({})", short(left), short(top), decimal(sheet.unit, 6));
        let mut drawing = element("g", [("transform", place)]);
        drawing.elements = pen.elements();
        root.elements.push(drawing);
        Svg { root }
    }
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_element(f, &self.root, 0)
    }
}

fn write_element(f: &mut fmt::Formatter<'_>, element: &Element, depth: usize) -> fmt::Result {
    let (name, space) = (element.name, "  ".repeat(depth));
    write!(f, "{space}<{name}")?;
    for (key, value) in &element.attributes {
        write!(f, " {key}=\"{}\"", escaped(value))?;
    }
    if element.elements.is_empty() {
        return match element.text.is_empty() {
            true => writeln!(f, "/>"),
            false => writeln!(f, ">{}</{name}>", escaped(&element.text)),
        };
    }
    writeln!(f, ">")?;
    for inner in &element.elements {
        write_element(f, inner, depth + 1)?;
    }
    writeln!(f, "{space}</{name}>")
}

fn element<const N: usize>(name: &'static str, attributes: [(&'static str, String); N]) -> Element {
    Element { name, attributes: attributes.into(), text: String::new(), elements: Vec::new() }
}

/// The outermost element, with the picture's name for screen readers.
fn root(caption: &Caption, size: [(&'static str, String); 2], view: (f64, f64), language: &Language) -> Element {
    let mut root = element("svg", [("xmlns", SVG.to_owned())]);
    root.attributes.extend(size);
    root.attributes.push(("viewBox", format!("0 0 {} {}", short(view.0), short(view.1))));
    root.attributes.push(("role", "img".to_owned()));
    root.attributes.push(("font-family", TYPE_FACE.to_owned()));
    let mut title = element("title", []);
    title.text = language.say(&caption.name());
    root.elements.push(title);
    if let Some(credit) = caption.credit() {
        let mut description = element("desc", []);
        description.text = language.say(&credit);
        root.elements.push(description);
    }
    root
}

/// Everything of one kind that looks the same.
struct Group {
    paint: Paint,
    /// The other attributes that must be equal: the width of a line, the opacity, or size and alignment.
    attributes: Vec<(&'static str, String)>,
    path: String,
    numbers: Vec<Element>,
}

/// The kinds, from the background upwards.
#[derive(Clone, Copy)]
enum Layer {
    Grounds,
    Fills,
    Rings,
    Overs,
    Strokes,
    Numbers,
}

struct SvgPen {
    value: fn(Paint) -> [u8; 3],
    layers: [Vec<Group>; 6],
}

impl SvgPen {
    fn new(value: fn(Paint) -> [u8; 3]) -> SvgPen {
        SvgPen { value, layers: Default::default() }
    }

    fn group(&mut self, layer: Layer, paint: Paint, attributes: &[(&'static str, String)]) -> &mut Group {
        let groups = &mut self.layers[layer as usize];
        let found = groups.iter().position(|group| group.paint == paint && group.attributes == attributes);
        let index = found.unwrap_or(groups.len());
        if found.is_none() {
            let (path, numbers) = (String::new(), Vec::new());
            groups.push(Group { paint, attributes: attributes.to_vec(), path, numbers });
        }
        &mut groups[index]
    }

    fn elements(self) -> Vec<Element> {
        let value = self.value;
        let layers = [Layer::Grounds, Layer::Fills, Layer::Rings, Layer::Overs, Layer::Strokes, Layer::Numbers];
        let groups = layers
            .into_iter()
            .zip(self.layers)
            .flat_map(|(layer, groups)| groups.into_iter().map(move |group| (layer, group)));
        groups
            .map(|(layer, group)| {
                let colour = hex(value(group.paint));
                let mut made = match layer {
                    Layer::Rings | Layer::Strokes => element("path", [("fill", "none".to_owned()), ("stroke", colour)]),
                    Layer::Numbers => element("g", [("fill", colour)]),
                    _ => element("path", [("fill", colour)]),
                };
                made.attributes.extend(group.attributes);
                match layer {
                    Layer::Numbers => made.elements = group.numbers,
                    _ => made.attributes.push(("d", group.path)),
                }
                made
            })
            .collect()
    }
}

impl Pen for SvgPen {
    fn ground(&mut self, paint: Paint, area: Area) {
        // The picture's background is paper already.
        if paint != Tone::Paper.into() {
            outline(&mut self.group(Layer::Grounds, paint, &[]).path, area);
        }
    }

    fn fill(&mut self, paint: Paint, area: Area) {
        outline(&mut self.group(Layer::Fills, paint, &[]).path, area);
    }

    fn shade(&mut self, paint: Paint, opacity: f64, area: Area) {
        outline(&mut self.group(Layer::Fills, paint, &[("opacity", short(opacity))]).path, area);
    }

    fn ring(&mut self, paint: Paint, middle: (f64, f64), radius: f64, width: f64) {
        let group = self.group(Layer::Rings, paint, &[("stroke-width", short(width))]);
        let [left, y, r, across] = [middle.0 - radius, middle.1, radius, 2.0 * radius].map(short);
        // Writing to a string cannot fail.
        let _ = write!(group.path, "M{left} {y}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0z");
    }

    fn over(&mut self, paint: Paint, area: Area) {
        outline(&mut self.group(Layer::Overs, paint, &[]).path, area);
    }

    fn stroke(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64), width: f64) {
        let group = self.group(Layer::Strokes, paint, &[("stroke-width", short(width))]);
        let [x, y, dx, dy] = [from.0, from.1, to.0 - from.0, to.1 - from.1].map(short);
        let _ = write!(group.path, "M{x} {y}l{dx} {dy}");
    }

    fn number(&mut self, paint: Paint, number: usize, at: (f64, f64), size: f64, align: Align) {
        let anchor = match align {
            Align::Left => "start",
            Align::Middle => "middle",
            Align::Right => "end",
        };
        let look = [("font-size", short(size)), ("text-anchor", anchor.to_owned())];
        let mut text = element("text", [("x", short(at.0)), ("y", short(at.1))]);
        text.text = number.to_string();
        self.group(Layer::Numbers, paint, &look).numbers.push(text);
    }

    fn letter(&mut self, paint: Paint, letter: char, at: (f64, f64), size: f64) {
        let look = [("font-size", short(size)), ("text-anchor", "middle".to_owned())];
        let mut text = element("text", [("x", short(at.0)), ("y", short(at.1))]);
        text.text = letter.to_string();
        self.group(Layer::Numbers, paint, &look).numbers.push(text);
    }
}

/// Adds a rectangle to a path.
fn outline(path: &mut String, area: Area) {
    let [left, top, width, height] = [area.left, area.top, area.width, area.height].map(short);
    let _ = write!(path, "M{left} {top}h{width}v{height}h-{width}z");
}

/// A number with at most three digits after the point.
fn short(number: f64) -> String {
    decimal(number, 3)
}
