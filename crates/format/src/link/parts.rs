//! The parts of a link: sides, step, clues, cells and title, each written and read.

use super::coder::{Model, Reader, Writer};
use crate::error::LinkError;
use crate::limits::MAX_TITLE;
use nonoscope_core::puzzle::Clue;

/// How many clues fit into a number of cells. With these weights, all clues of a line of up to 25 cells take the same
/// space. More cells count as 25: that costs next to nothing, and saves space where a long line has few runs.
fn clues_of(cells: usize) -> u64 {
    let next = |(a, b): (u64, u64), _| (b, a + b);
    (0..cells.min(25)).fold((1, 2), next).0
}

/// The weights for a run to end or to go on, with `left` cells after it.
fn end_or_more(left: usize) -> (u64, u64) {
    let left = left.min(24);
    let end = clues_of(left - 1);
    (end, clues_of(left + 1) - 1 - end)
}

pub(crate) fn write_clue(clue: &Clue, length: usize, writer: &mut Writer) {
    let mut left = length;
    for &run in clue.lengths() {
        writer.choice(true, (1, clues_of(left) - 1));
        left -= 1;
        for so_far in 1..=run {
            if left > 0 {
                writer.choice(so_far < run, end_or_more(left));
                left -= 1;
            }
        }
    }
    if left > 0 {
        writer.choice(false, (1, clues_of(left) - 1));
    }
}

pub(crate) fn read_clue(length: usize, reader: &mut Reader<'_>) -> Result<Clue, LinkError> {
    let mut runs = Vec::new();
    let mut left = length;
    while left > 0 && reader.choice((1, clues_of(left) - 1))? {
        left -= 1;
        let mut run = 1;
        while left > 0 {
            let goes_on = reader.choice(end_or_more(left))?;
            left -= 1;
            if !goes_on {
                break;
            }
            run += 1;
        }
        runs.push(run);
    }
    Ok(runs.into_iter().collect())
}

/// Writes a side, 1 to 1,024; most are at most 32.
fn write_side(side: usize, writer: &mut Writer) {
    let less = side as u64 - 1;
    let bits = if less < 32 { 5 } else { 10 };
    writer.number(u64::from(bits == 10), 1);
    writer.number(less, bits);
}

fn read_side(reader: &mut Reader<'_>) -> Result<usize, LinkError> {
    let bits = if reader.number(1)? == 0 { 5 } else { 10 };
    Ok(reader.number(bits)? as usize + 1)
}

pub(crate) fn write_sides(width: usize, height: usize, writer: &mut Writer) {
    write_side(width, writer);
    writer.number(u64::from(height != width), 1);
    if height != width {
        write_side(height, writer);
    }
}

/// Reads the width and the height.
pub(crate) fn read_sides(reader: &mut Reader<'_>) -> Result<(usize, usize), LinkError> {
    let width = read_side(reader)?;
    let height = if reader.number(1)? == 0 { width } else { read_side(reader)? };
    Ok((width, height))
}

/// The possible lengths of a step in bits.
const STEP_BITS: [u32; 4] = [0, 8, 13, 32];

pub(crate) fn write_step(step: u32, writer: &mut Writer) {
    let needed = u32::BITS - step.leading_zeros();
    for (class, &bits) in (0..).zip(&STEP_BITS) {
        if needed <= bits {
            writer.number(class, 2);
            return writer.number(step.into(), bits);
        }
    }
}

pub(crate) fn read_step(reader: &mut Reader<'_>) -> Result<u32, LinkError> {
    let bits = STEP_BITS[reader.number(2)? as usize];
    Ok(reader.number(bits)? as u32)
}

/// The bytes of a title, and the final zero. The weights suit Latin letters; others are learnt.
pub(crate) fn letters() -> Model {
    let weight = |byte: u8| match byte {
        b' ' => 24,
        b'a'..=b'z' | 0 => 12,
        b'A'..=b'Z' | b'0'..=b'9' => 5,
        b'!'..=b'~' => 2,
        _ => 1,
    };
    Model::new((0..=u8::MAX).map(weight).collect(), 12)
}

/// Writes a title without control characters.
pub(crate) fn write_title(title: &str, writer: &mut Writer) {
    writer.number(u64::from(!title.is_empty()), 1);
    if !title.is_empty() {
        write_letters(title, &mut letters(), writer);
    }
}

pub(crate) fn read_title(reader: &mut Reader<'_>) -> Result<String, LinkError> {
    if reader.number(1)? == 1 { read_letters(MAX_TITLE, &mut letters(), reader) } else { Ok(String::new()) }
}

/// Writes a text without control characters, and the zero after it.
pub(crate) fn write_letters(text: &str, letters: &mut Model, writer: &mut Writer) {
    for byte in text.bytes().chain([0]) {
        letters.put(byte.into(), writer);
    }
}

/// Reads a text of at most `most` characters.
pub(crate) fn read_letters(most: usize, letters: &mut Model, reader: &mut Reader<'_>) -> Result<String, LinkError> {
    let mut bytes = Vec::new();
    loop {
        match letters.get(reader)? {
            0 => break,
            _ if bytes.len() == most * 4 => return Err(LinkError::Damaged),
            byte => bytes.push(byte as u8),
        }
    }
    String::from_utf8(bytes).ok().filter(|text| text.chars().count() <= most).ok_or(LinkError::Damaged)
}
