//! Random pictures that look hand-made, in several styles.

use super::super::chance::Chance;
use super::canvas::Canvas;

/// How a picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Style {
    /// Islands and lakes: noise, smoothed.
    Islands,
    /// The same on both sides, as creatures and masks are.
    Creature,
    /// The same in all four quarters.
    Ornament,
    /// Discs, rings, boxes and diamonds, laid over each other.
    Shapes,
    /// Thick strokes of a pen.
    Strokes,
    /// Mountains, one behind the other, and a moon.
    Mountains,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 6] =
        [Style::Islands, Style::Creature, Style::Ornament, Style::Shapes, Style::Strokes, Style::Mountains];

    /// What it is called: `islands`, `creature`, `ornament`, `shapes`, `strokes` or `mountains`.
    pub fn name(self) -> &'static str {
        match self {
            Style::Islands => "islands",
            Style::Creature => "creature",
            Style::Ornament => "ornament",
            Style::Shapes => "shapes",
            Style::Strokes => "strokes",
            Style::Mountains => "mountains",
        }
    }

    /// Whether left and right are the same, and whether top and bottom are.
    pub(super) fn mirrors(self) -> (bool, bool) {
        match self {
            Style::Creature => (true, false),
            Style::Ornament => (true, true),
            _ => (false, false),
        }
    }

    /// A picture of this style. `rough` is how many small parts it has, 0 to 3.
    pub(super) fn draw(self, width: usize, height: usize, rough: usize, chance: &mut Chance) -> Canvas {
        match self {
            Style::Islands => smooth(width, height, rough, chance),
            Style::Creature | Style::Ornament => mirrored(self.mirrors(), &smooth(width, height, rough, chance)),
            Style::Shapes => shapes(width, height, rough, chance),
            Style::Strokes => strokes(width, height, rough, chance),
            Style::Mountains => mountains(width, height, rough, chance),
        }
    }
}

/// Noise, smoothed more or less often.
fn smooth(width: usize, height: usize, rough: usize, chance: &mut Chance) -> Canvas {
    let part = 46 + chance.below(14);
    let mut canvas = Canvas::noise(width, height, part, chance);
    for _ in 0..3_usize.saturating_sub(rough) {
        canvas = canvas.smoothed();
    }
    canvas.tidied().tidied()
}

fn mirrored((across, down): (bool, bool), canvas: &Canvas) -> Canvas {
    let (width, height) = (canvas.width, canvas.height);
    let half = |place: usize, side: usize| place.min(side - 1 - place);
    Canvas::of(width, height, |column, row| {
        canvas.get(if across { half(column, width) } else { column }, if down { half(row, height) } else { row })
    })
}

fn shapes(width: usize, height: usize, rough: usize, chance: &mut Chance) -> Canvas {
    let mut canvas = Canvas::empty(width, height);
    let shorter = width.min(height);
    for number in 0..2 + chance.below(3 + 2 * rough) {
        // Twice the distances, so that middles may lie between cells.
        let (x, y) = (chance.below(2 * width) as i64, chance.below(2 * height) as i64);
        let most = (shorter / (1 + rough)).max(2);
        let radius = (2 + chance.below(2 * most)) as i64;
        let inner = if chance.happens(1, 3) { radius * 2 / 3 } else { 0 };
        let (kind, flat) = (chance.below(3), 2 + chance.below(3) as i64);
        let adds = number == 0 || chance.happens(2, 3);
        for row in 0..height {
            for column in 0..width {
                let (dx, dy) = ((2 * column as i64 + 1 - x).abs(), (2 * row as i64 + 1 - y).abs());
                let is_within = |radius: i64| match kind {
                    0 => dx * dx + dy * dy < radius * radius,
                    1 => dx.max(dy * flat / 2) < radius,
                    _ => dx + dy < radius * 5 / 4,
                };
                if is_within(radius) && !(inner > 0 && is_within(inner)) {
                    let cell = &mut canvas.cells[row * width + column];
                    *cell = if adds { true } else { !*cell };
                }
            }
        }
    }
    canvas
}

fn strokes(width: usize, height: usize, rough: usize, chance: &mut Chance) -> Canvas {
    let mut canvas = Canvas::empty(width, height);
    let thick = if rough == 0 { 1 + width.min(height) / 12 } else { width.min(height) / 20 };
    let wanted = width * height * (40 + chance.below(20)) / 100;
    const TURNS: [(i64, i64); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    for _ in 0..60 {
        if canvas.filled() >= wanted {
            break;
        }
        let (mut x, mut y) = (chance.below(width) as i64, chance.below(height) as i64);
        let mut turn = chance.below(8);
        for _ in 0..3 + chance.below(width + height) {
            for dy in 0..=thick as i64 {
                for dx in 0..=thick as i64 {
                    if (0..width as i64).contains(&(x + dx)) && (0..height as i64).contains(&(y + dy)) {
                        canvas.cells[(y + dy) as usize * width + (x + dx) as usize] = true;
                    }
                }
            }
            if chance.happens(1 + rough, 8) {
                turn = (turn + [1, 7][chance.below(2)]) % 8;
            }
            let next = (x + TURNS[turn].0, y + TURNS[turn].1);
            let is_inside = (0..width as i64).contains(&next.0) && (0..height as i64).contains(&next.1);
            if is_inside {
                (x, y) = next;
            } else {
                turn = (turn + 3) % 8;
            }
        }
    }
    canvas
}

fn mountains(width: usize, height: usize, rough: usize, chance: &mut Chance) -> Canvas {
    let ranges = 2 + chance.below(2 + rough);
    let moon = (chance.below(2 * width) as i64, chance.below(height) as i64, (1 + width.min(height) / 5) as i64);
    let mut canvas = Canvas::of(width, height, |column, row| {
        let (dx, dy) = (2 * column as i64 + 1 - moon.0, 2 * row as i64 + 1 - moon.1);
        dx * dx + dy * dy < moon.2 * moon.2 * 2
    });
    for range in 0..ranges {
        let top = height * (range + 1) / (ranges + 1);
        let mut line = (top + chance.below(height / 4 + 1)) as i64;
        let mut slope = chance.below(3) as i64 - 1;
        for column in 0..width {
            for row in 0..height {
                if row as i64 >= line {
                    // Every other range is light, and its edge is dark.
                    let deep = row as i64 - line;
                    canvas.cells[row * width + column] = range % 2 == 0 || deep < 1 + (height / 15) as i64;
                }
            }
            if chance.happens(1 + rough, 5) {
                slope = chance.below(5) as i64 - 2;
            }
            line = (line + slope).clamp(1, height as i64 - 1);
            if line == 1 || line == height as i64 - 1 {
                slope = 0;
            }
        }
    }
    canvas
}
