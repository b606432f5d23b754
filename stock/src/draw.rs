//! Draws an icon as pixels.

use anyhow::{Context, Result};
use nonoscope_make::image::Pixels;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The longer side of a drawing, in pixels.
const SIDE: f32 = 400.0;

/// An icon without the empty border around it, on nothing.
pub(crate) fn draw(svg: &str) -> Result<Pixels> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let scale = SIDE / tree.size().width().max(tree.size().height());
    let [width, height] = [tree.size().width(), tree.size().height()].map(|side| (side * scale).ceil() as u32);
    let mut map = Pixmap::new(width, height).context("no pixels")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    let (width, height) = (width as usize, height as usize);
    let opacity = |column: usize, row: usize| map.data()[(row * width + column) * 4 + 3];
    let is_there = |column: usize, row: usize| opacity(column, row) >= 128;
    let rows: Vec<usize> = (0..height).filter(|&row| (0..width).any(|column| is_there(column, row))).collect();
    let columns: Vec<usize> = (0..width).filter(|&column| (0..height).any(|row| is_there(column, row))).collect();
    let (&[top, .., bottom], &[left, .., right]) = (&rows[..], &columns[..]) else {
        anyhow::bail!("it is blank");
    };
    let mut bytes = Vec::new();
    for row in top..=bottom {
        for column in left..=right {
            let pixel = map.pixel(column as u32, row as u32).context("inside")?.demultiply();
            bytes.extend([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
        }
    }
    Ok(Pixels::new(right - left + 1, bottom - top + 1, bytes)?)
}
