//! The search for a pattern that lines solve.
//!
//! Lines leave cells open in noise, but hardly any in dense patterns. So the free modules become dark step by step: first every second one, as in
//! any QR code, and then more and more. Cells that are still open in the best patterns are mended by changing modules nearby.

use super::canvas::Canvas;
use super::freedom::{Freedom, Handle};
use super::segments;
use crate::Chance;
use nonoscope_core::puzzle::At;
use nonoscope_core::solve::{Watch, Work, propagate};
use nonoscope_qr::{Level, MASKS, Symbol, Version};
use std::ops::ControlFlow;

/// A pattern that holds the text.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    pub(super) modules: Canvas,
    pub(super) version: Version,
    pub(super) level: Level,
    pub(super) mask: u16,
    /// Modules that differ from the code; error correction repairs them.
    pub(super) spent: Vec<At>,
    /// The cells that lines leave open.
    pub(super) open: Vec<At>,
    /// Where the text is cut into extra segments.
    cuts: Vec<usize>,
}

/// The search, and what is left of its work.
pub(super) struct Search<'t> {
    text: &'t str,
    chance: Chance,
    /// What may still be spent, in cubes of modules: the time that lines take grows about as the cube of the side.
    left: u64,
    tried: u64,
    watch: &'t mut dyn Watch,
    is_stopped: bool,
}

/// The percentage of dark modules among the free ones, in turn, each with its share of the work in sixteenths. The rest goes into mending.
const DARK: [(usize, u64); 6] = [(50, 1), (60, 1), (70, 1), (80, 2), (92, 2), (100, 2)];

/// From this percentage of dark modules on, fixed modules are gathered in some lines, so that others are all dark.
const STRIPED: usize = 80;

/// How many rounds the same handles serve: all levels and masks once in each.
const ROUNDS: usize = 2;

/// How many of the best patterns are kept to go on from.
const KEPT: usize = 6;

/// After this many fruitless changes, another pattern has its turn.
const PATIENCE: usize = 40;

/// All patterns of one level and one way to divide the text.
struct Sheet {
    level: Level,
    cuts: Vec<usize>,
    freedom: Freedom,
    /// For each mask, the pattern whose free bits are 0.
    starts: Vec<Canvas>,
}

impl<'t> Search<'t> {
    pub(super) fn new(text: &'t str, seed: u64, work: u64, watch: &'t mut dyn Watch) -> Search<'t> {
        Search { text, chance: Chance::stream(seed, 1), left: work, tried: 0, watch, is_stopped: false }
    }

    /// How many bits can be chosen in patterns of a version, at the level at which there are most.
    pub(super) fn free_bits(&self, version: Version, levels: &[Level]) -> usize {
        let fixed = segments::encoded(self.text, version, &[]).len() + 4;
        levels.iter().map(|&level| (8 * version.bytes(level)).saturating_sub(fixed)).max().unwrap_or(0)
    }

    /// What may still be spent.
    pub(super) fn left(&self) -> u64 {
        self.left
    }

    /// How many patterns were looked at.
    pub(super) fn tried(&self) -> u64 {
        self.tried
    }

    /// Whether the watcher has stopped it.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    pub(super) fn watch(&mut self) -> &mut dyn Watch {
        self.watch
    }

    /// The patterns of a version with the fewest open cells, the best one first; only one if lines solve it. None if the text does not
    /// fit.
    pub(super) fn best(&mut self, version: Version, levels: &[Level], share: u64) -> Vec<Pattern> {
        let mut best: Vec<Pattern> = Vec::new();
        let end = self.left.saturating_sub(share);
        self.patterns(version, levels, share, &mut |pattern| {
            let is_solved = pattern.open.is_empty();
            keep(&mut best, pattern);
            if is_solved { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let symbol = Symbol::of(version);
        while self.left > end && best.first().is_some_and(|pattern| !pattern.open.is_empty()) {
            let (mut mended, before) = (Vec::new(), self.tried);
            for pattern in std::mem::take(&mut best) {
                keep(&mut mended, self.mended(pattern, &symbol, end));
            }
            best = mended;
            if self.tried == before {
                break;
            }
        }
        best.truncate(if best.first().is_some_and(|pattern| pattern.open.is_empty()) { 1 } else { KEPT });
        best
    }

    /// Tries patterns of a version until `each` stops or the share of the work is spent, except for mending.
    pub(super) fn patterns(
        &mut self,
        version: Version,
        levels: &[Level],
        share: u64,
        each: &mut dyn FnMut(Pattern) -> ControlFlow<()>,
    ) {
        let symbol = Symbol::of(version);
        let mut is_first = true;
        for (dark, sixteenths) in DARK {
            let end = self.left.saturating_sub(share / 16 * sixteenths);
            while self.left > end {
                let mut sheets: Vec<Sheet> = Vec::new();
                for &level in levels {
                    // The whole text at first, and later if there is no room for cuts.
                    let cuts = if is_first { Vec::new() } else { self.cuts() };
                    let sheet = sheet(self.text, &symbol, version, level, &cuts);
                    sheets.extend(sheet.or_else(|| sheet_of_whole(self.text, &symbol, version, level)));
                }
                is_first = false;
                if sheets.is_empty() || self.round(version, &sheets, dark, each).is_break() {
                    return;
                }
            }
        }
    }

    /// Some patterns for each level and mask.
    fn round(
        &mut self,
        version: Version,
        sheets: &[Sheet],
        dark: usize,
        each: &mut dyn FnMut(Pattern) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let handles: Vec<Vec<Handle>> = sheets.iter().map(|sheet| self.handles(&sheet.freedom, dark)).collect();
        for _ in 0..ROUNDS {
            for (sheet, handles) in sheets.iter().zip(&handles) {
                for (mask, start) in (0..).zip(&sheet.starts) {
                    let mut modules = start.clone();
                    for handle in handles {
                        if modules.is_dark(handle.at) != self.chance.happens(dark, 100) {
                            modules.flip_all(&handle.flips);
                        }
                    }
                    let open = self.open(&modules)?;
                    let cuts = sheet.cuts.clone();
                    each(Pattern { modules, version, level: sheet.level, mask, spent: Vec::new(), open, cuts })?;
                }
            }
            // All patterns that there are have been seen.
            if handles.iter().all(Vec::is_empty) {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// Handles for any modules, or, in dark patterns, for all modules of some lines first.
    fn handles(&mut self, freedom: &Freedom, dark: usize) -> Vec<Handle> {
        let chance = &mut self.chance;
        let (along_rows, period) = [(true, 2), (false, 2), (true, 4), (false, 8)][chance.below(4)];
        freedom.handles(|at| {
            let along = if along_rows { at.row() } else { at.column() };
            let is_later = dark >= STRIPED && along % period >= period / 2;
            u64::from(is_later) << 32 | chance.next() >> 32
        })
    }

    /// The pattern, or one with fewer open cells that says the same: flips modules in the rows and columns of open cells.
    fn mended(&mut self, mut pattern: Pattern, symbol: &Symbol, end: u64) -> Pattern {
        let Some(sheet) = sheet(self.text, symbol, pattern.version, pattern.level, &pattern.cuts) else {
            return pattern;
        };
        let (rows, columns) = lines_of(&pattern.open, symbol.side());
        let chance = &mut self.chance;
        let handles = sheet.freedom.handles(|at| {
            let far = u64::from(!rows[at.row()]) + u64::from(!columns[at.column()]);
            far << 32 | chance.next() >> 32
        });
        let mut stalled = 0;
        while stalled < PATIENCE && self.left > end && !pattern.open.is_empty() && !handles.is_empty() {
            let cell = pattern.open[self.chance.below(pattern.open.len())];
            let is_near = |handle: &&Handle| handle.at.row() == cell.row() || handle.at.column() == cell.column();
            let near: Vec<&Handle> = handles.iter().filter(is_near).collect();
            let handle = match near.is_empty() {
                true => &handles[self.chance.below(handles.len())],
                false => near[self.chance.below(near.len())],
            };
            let mut modules = pattern.modules.clone();
            modules.flip_all(&handle.flips);
            let ControlFlow::Continue(open) = self.open(&modules) else { break };
            stalled = if open.len() < pattern.open.len() { 0 } else { stalled + 1 };
            if open.len() <= pattern.open.len() {
                (pattern.modules, pattern.open) = (modules, open);
            }
        }
        pattern
    }

    /// The pattern with some modules near open cells flipped against the code. Error correction repairs twice as many.
    pub(super) fn spent(&mut self, mut pattern: Pattern, end: u64) -> Pattern {
        let symbol = Symbol::of(pattern.version);
        let blocks = symbol.blocks(pattern.level);
        // Where each module's codeword is: its block, and its place there.
        let side = symbol.side();
        let mut codewords = vec![None; side * side];
        for (block, modules) in blocks.iter().enumerate() {
            for (index, at) in modules.modules.iter().enumerate() {
                codewords[at.row() * side + at.column()] = Some((block, index / 8));
            }
        }
        let codeword = |at: At| codewords[at.row() * side + at.column()];
        let mut used: Vec<(usize, usize)> = Vec::new();
        let mut stalled = 0;
        while stalled < PATIENCE && self.left > end && !pattern.open.is_empty() {
            stalled += 1;
            let cell = pattern.open[self.chance.below(pattern.open.len())];
            let reach = |along: usize| along.saturating_sub(1)..(along + 2).min(side);
            let around: Vec<At> = reach(cell.row())
                .flat_map(|row| reach(cell.column()).map(move |column| At::new(row, column)))
                .collect();
            let at = around[self.chance.below(around.len())];
            let Some(own) = codeword(at).filter(|_| !pattern.spent.contains(&at)) else { continue };
            let in_block = used.iter().filter(|&&(block, _)| block == own.0).count();
            let block = &blocks[own.0];
            let can_mend = (block.modules.len() / 8 - block.content) / 2;
            if !used.contains(&own) && in_block >= can_mend / 2 {
                continue;
            }
            let mut modules = pattern.modules.clone();
            modules.flip(at);
            let ControlFlow::Continue(open) = self.open(&modules) else { break };
            if open.len() < pattern.open.len() {
                (pattern.modules, pattern.open) = (modules, open);
                pattern.spent.push(at);
                if !used.contains(&own) {
                    used.push(own);
                }
                stalled = 0;
            }
        }
        pattern
    }

    /// Places at which to cut the text, up to three of them.
    fn cuts(&mut self) -> Vec<usize> {
        let places: Vec<usize> = self.text.char_indices().map(|(place, _)| place).skip(1).collect();
        let count = self.chance.below(4.min(places.len() + 1));
        let mut cuts: Vec<usize> = (0..count).map(|_| places[self.chance.below(places.len())]).collect();
        cuts.sort_unstable();
        cuts.dedup();
        cuts
    }

    /// The cells that lines leave open. Breaks if the watcher stops it.
    fn open(&mut self, modules: &Canvas) -> ControlFlow<(), Vec<At>> {
        let side = modules.side() as u64;
        self.left = self.left.saturating_sub(side * side * side);
        self.tried += 1;
        if self.watch.working(Work { suppositions: self.tried, conflicts: 0 }).is_break() {
            (self.is_stopped, self.left) = (true, 0);
            return ControlFlow::Break(());
        }
        let Some(puzzle) = modules.puzzle() else { return ControlFlow::Break(()) };
        let known = propagate(&puzzle).grid;
        ControlFlow::Continue(known.places().filter(|&at| !known.get(at).is_known()).collect())
    }
}

/// The patterns of a level in which the text is cut at these places; `None` if it does not fit.
fn sheet(text: &str, symbol: &Symbol, version: Version, level: Level, cuts: &[usize]) -> Option<Sheet> {
    let mut bits = segments::encoded(text, version, cuts);
    let holds = 8 * version.bytes(level);
    if bits.len() > holds {
        return None;
    }
    // The end of the message: mode 0, in as many bits as there are.
    bits.resize((bits.len() + 4).min(holds), false);
    let freedom = Freedom::of(&bits, symbol, level);
    let start = |mask| {
        let mut start = Canvas::of(&symbol.bare(level, mask));
        start.flip_all(freedom.content());
        start
    };
    let starts = (0..MASKS).map(start).collect();
    Some(Sheet { level, cuts: cuts.to_vec(), freedom, starts })
}

fn sheet_of_whole(text: &str, symbol: &Symbol, version: Version, level: Level) -> Option<Sheet> {
    sheet(text, symbol, version, level, &[])
}

/// In which rows and in which columns some cells are.
fn lines_of(cells: &[At], side: usize) -> (Vec<bool>, Vec<bool>) {
    let (mut rows, mut columns) = (vec![false; side], vec![false; side]);
    for at in cells {
        (rows[at.row()], columns[at.column()]) = (true, true);
    }
    (rows, columns)
}

/// Keeps a pattern if it is one of the best; of equally good ones the first.
fn keep(best: &mut Vec<Pattern>, pattern: Pattern) {
    let place = best.partition_point(|other| other.open.len() <= pattern.open.len());
    if place < KEPT {
        best.insert(place, pattern);
        best.truncate(KEPT);
    }
}
