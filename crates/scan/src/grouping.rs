//! Groups the digits beside a row into numbers.

use super::order::{key, sort_by_key, sort_fractions};
use super::piece::Piece;
use super::slots::slots;

/// A number of a clue: its digits from the left.
pub(super) type Number = Vec<Piece>;

/// A way to make numbers of the digits of a line, and how much less likely it is than the likeliest, in parts of 256 of a natural
/// logarithm.
#[derive(Clone, Debug)]
pub(super) struct Grouping {
    pub(super) numbers: Vec<Number>,
    pub(super) cost: i32,
}

/// The cost of taking a gap for the other kind: at least, and for each height of a digit by which it is too wide or too narrow.
const OTHERWISE: f64 = 120.0;
const BY_GAP: f64 = 4000.0;

/// How many gaps of a line may be of the other kind, and how unlikely that may be.
const DOUBTED: usize = 3;
const UNLIKELIEST: i32 = 1600;

/// How far from the middle of their boxes most last numbers may be, in parts of a box.
const AROUND: usize = 4;
const ASTRAY: f64 = 0.27;

/// How wide a gap in a number is at most, in heights of a digit.
const WIDEST: f64 = 1.0;

/// How many groupings are tried.
const WAYS: usize = 6;

/// The likeliest value of a number.
#[inline(never)]
pub(super) fn value(number: &Number) -> usize {
    number.iter().fold(0_usize, |value, digit| (value * 10 + usize::from(digit.best().0)).min(99_999))
}

pub(super) fn total(lines: &[Vec<Number>]) -> usize {
    lines.iter().flatten().map(value).sum()
}

/// The groupings of a line, if each gap between digits is as wide as this: negative if they are of one number.
fn groupings(line: &[Piece], gaps: &[f64]) -> Vec<Grouping> {
    // Only 0 itself begins with 0, the digits in a frame are one number, and a number has one ink.
    let is_sure = |index: usize| {
        let (one, other) = (&line[index], &line[index + 1]);
        if one.ink != other.ink {
            Some(false)
        } else if one.frame != 0 || other.frame != 0 {
            Some(one.frame == other.frame)
        } else {
            (other.best().0 == 0).then_some(true)
        }
    };
    let plain: Vec<bool> = (0..gaps.len()).map(|index| is_sure(index).unwrap_or(gaps[index] < 0.0)).collect();
    let cost = |index: usize| (OTHERWISE + gaps[index].abs() * BY_GAP) as i32;
    let mut doubted: Vec<usize> =
        (0..gaps.len()).filter(|&index| is_sure(index).is_none() && cost(index) < UNLIKELIEST).collect();
    sort_by_key(&mut doubted, |&index| i64::from(cost(index)));
    doubted.truncate(DOUBTED);
    let mut all: Vec<Grouping> = (0..1_usize << doubted.len())
        .map(|set| {
            let mut own = plain.clone();
            let mut total = 0;
            for (_, &index) in doubted.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1) {
                own[index] = !own[index];
                total += cost(index);
            }
            Grouping { numbers: grouped(line, &own), cost: total }
        })
        .collect();
    sort_by_key(&mut all, |grouping| i64::from(grouping.cost));
    all
}

/// The digits of a line as numbers: for each gap whether those on both sides are of one.
fn grouped(line: &[Piece], is_one: &[bool]) -> Vec<Number> {
    let mut numbers: Vec<Number> = Vec::new();
    for (index, digit) in line.iter().enumerate() {
        match numbers.last_mut() {
            Some(number) if is_one[index - 1] => number.push(digit.clone()),
            _ => numbers.push(vec![digit.clone()]),
        }
    }
    numbers
}

/// Clues in boxes beside rows: nearby digits of a box are a number. Not every boxed clue has a box for each number.
pub(super) fn in_boxes(lines: &[Vec<Piece>], wide: usize, tall: f64) -> Vec<Vec<Grouping>> {
    // Boxes of clues may be narrower than cells: then no number is in the middle of one.
    let astray: Vec<Option<f64>> = lines.iter().map(|line| off_middle(line, wide, tall)).collect();
    let has_boxes = |line: usize| {
        let near = &astray[line.saturating_sub(AROUND)..(line + AROUND + 1).min(astray.len())];
        let mut near: Vec<f64> = near.iter().copied().flatten().collect();
        sort_fractions(&mut near);
        near.get(near.len() / 2).is_none_or(|&middle| middle < ASTRAY)
    };
    let gap = |pair: &[Piece], has_boxes: bool| {
        let [one, other] = pair else { return 0.0 };
        let home = |piece: &Piece| piece.middle().0 as usize / wide;
        let gap = (other.place.left as f64 - one.place.right as f64) / tall - 0.5;
        if !has_boxes || home(one) == home(other) { gap } else { gap.max(0.25) }
    };
    let of = |(index, line): (usize, &Vec<Piece>)| {
        let has_boxes = has_boxes(index);
        groupings(line, &line.windows(2).map(|pair| gap(pair, has_boxes)).collect::<Vec<f64>>())
    };
    lines.iter().enumerate().map(of).collect()
}

/// How far the middle of the last number of a line is from that of a box, in parts of a box.
fn off_middle(line: &[Piece], wide: usize, tall: f64) -> Option<f64> {
    let is_apart = |pair: &[Piece]| pair[1].place.left as f64 - pair[0].place.right as f64 > 0.5 * tall;
    let digits = line.windows(2).rev().take_while(|pair| !is_apart(pair)).count() + 1;
    let own = &line[line.len().checked_sub(digits)?..];
    let place = (own.first()?.place.left + own.last()?.place.right) as f64 / (2 * wide) as f64;
    Some((place - place.floor() - 0.5).abs())
}

/// Clues beside rows without boxes: nearby digits make a number. All rows together decide how near: gaps are of two kinds, clues fit their rows, and
/// rows fill as many cells as columns. The likeliest first.
pub(super) fn spaced(lines: &[Vec<Piece>], tall: f64, wanted: usize, cells: usize) -> Vec<Vec<Vec<Grouping>>> {
    let mut widths: Vec<usize> =
        lines.iter().flatten().filter(|digit| digit.best().0 != 1).map(|digit| digit.place.width()).collect();
    sort_by_key(&mut widths, |&width| width as i64);
    let usual = widths.get(widths.len() / 2).map_or(tall * 0.6, |&width| width as f64);
    let mut ways: Vec<(f64, Vec<Vec<Grouping>>)> = Vec::new();
    let mut add = |jump: f64, gaps: &dyn Fn(usize) -> Vec<f64>| {
        let rows: Vec<Vec<Grouping>> =
            lines.iter().enumerate().map(|(row, line)| groupings(line, &gaps(row))).collect();
        let likeliest = || rows.iter().map(|row| &row[0].numbers);
        let length = |row: &[Number]| row.iter().map(value).sum::<usize>() + row.len().saturating_sub(1);
        let is_wrong = |row: &&Vec<Number>| {
            length(row) > cells
                || row.iter().any(|number| number[0].best().0 == 0 && (row.len() > 1 || number.len() > 1))
        };
        let wrong = likeliest().filter(is_wrong).count();
        let off = likeliest().flatten().map(value).sum::<usize>().abs_diff(wanted).min(200);
        let cost = wrong as f64 * 50.0 + off as f64 - jump * 60.0;
        ways.push((cost, rows));
    };
    // Between the visible ink of digits, and as if every digit had the usual width, as 1 has in many fonts.
    for least in [usual, 0.0] {
        let half = |digit: &Piece| (digit.place.width() as f64).max(least) / 2.0;
        let gap = |one: &Piece, other: &Piece| (other.middle().0 - one.middle().0 - half(one) - half(other)) / tall;
        let own = |line: &[Piece]| line.windows(2).map(|pair| gap(&pair[0], &pair[1])).collect::<Vec<f64>>();
        let mut gaps: Vec<f64> = lines.iter().flat_map(|line| own(line)).collect();
        sort_fractions(&mut gaps);
        let pairs = gaps.windows(2).filter(|pair| pair[1] - pair[0] > 0.015);
        let mut limits: Vec<(f64, f64)> = pairs.map(|pair| ((pair[0] + pair[1]) / 2.0, pair[1] - pair[0])).collect();
        limits.push((gaps.first().map_or(0.0, |least| least - 0.1).max(0.1), 0.2));
        limits.push((gaps.last().map_or(0.5, |most| most + 0.1).min(0.6), 0.05));
        limits.retain(|(limit, _)| (-0.3..WIDEST).contains(limit));
        for (limit, jump) in limits {
            add(jump.min(0.6), &|row| own(&lines[row]).into_iter().map(|gap| gap - limit).collect());
        }
    }
    if let Some(own) = slots(lines, tall) {
        add(0.5, &|row| own[row].iter().map(|&is_one| if is_one { -0.1 } else { 0.1 }).collect());
    }
    sort_by_key(&mut ways, |way| key(way.0));
    ways.truncate(WAYS);
    ways.into_iter().map(|(_, rows)| rows).collect()
}
