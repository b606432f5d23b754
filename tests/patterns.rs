//! Patterns as grids, made by qrcodegen or read from a file, in any stance; and what two other readers find in them.

use nonoscope::puzzle::{At, Cell, Grid};
use nonoscope::qr::{Remark, Stance, read};
use qrcodegen::{QrCode, QrCodeEcc};

pub const LEVELS: [QrCodeEcc; 4] = [QrCodeEcc::Low, QrCodeEcc::Medium, QrCodeEcc::Quartile, QrCodeEcc::High];

/// A square of cells that are filled where `dark` says so, by row and column.
pub fn square(side: usize, dark: impl Fn(usize, usize) -> bool) -> Grid {
    let mut grid = Grid::unknown(side, side);
    for at in grid.places() {
        grid.set(at, if dark(at.row(), at.column()) { Cell::FILLED } else { Cell::EMPTY });
    }
    grid
}

pub fn grid(code: &QrCode) -> Grid {
    square(code.size() as usize, |row, column| code.get_module(column as i32, row as i32))
}

/// The lines of a file in `tests/data/qr`.
pub fn lines(name: &str) -> Vec<String> {
    let path = format!("{}/../tests/data/qr/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

/// The pattern in such a file.
pub fn kept(name: &str) -> Grid {
    let rows: Vec<String> = lines(name).iter().map(|row| row.replace('#', "X").replace('.', "O")).collect();
    Grid::from_picture(&rows).unwrap()
}

/// A pattern in another stance: mirrored, turned, inverted.
pub fn put(pattern: &Grid, stance: Stance) -> Grid {
    let last = pattern.width() - 1;
    let mut put = Grid::unknown(last + 1, last + 1);
    for at in pattern.places() {
        let (mut row, mut column) = (at.row(), if stance.mirrored { last - at.column() } else { at.column() });
        for _ in 0..stance.turns {
            (row, column) = (column, last - row);
        }
        let cell = pattern.get(at);
        put.set(At::new(row, column), if stance.inverted { cell.opposite() } else { cell });
    }
    put
}

/// A pattern in a border that is `border` cells wide at the left and top, and one cell at the right and bottom.
pub fn bordered(pattern: &Grid, border: usize, cell: Cell) -> Grid {
    let side = pattern.width() + border + 1;
    let mut bordered = square(side, |_, _| cell == Cell::FILLED);
    for at in pattern.places() {
        bordered.set(At::new(at.row() + border, at.column() + border), pattern.get(at));
    }
    bordered
}

/// All stances.
pub fn stances() -> impl Iterator<Item = Stance> {
    (0..16).map(|way| Stance { turns: way & 3, mirrored: way & 4 > 0, inverted: way & 8 > 0 })
}

/// Text and remarks.
pub fn said(grid: &Grid) -> Option<(String, Vec<Remark>)> {
    read(grid).map(|message| (message.text().to_owned(), message.remarks().to_vec()))
}

/// The bytes that quircs finds in a pattern. It knows nothing of character sets, and unpacks kanji to Shift JIS.
pub fn by_quircs(grid: &Grid) -> Option<Vec<u8>> {
    let side = grid.width();
    let mut code = quircs::Code { size: side as i32, ..quircs::Code::default() };
    for at in grid.places().filter(|&at| grid.get(at) == Cell::FILLED) {
        let module = at.row() * side + at.column();
        code.cell_bitmap[module / 8] |= 1 << (module % 8);
    }
    code.decode().ok().map(|data| data.payload)
}

/// The text that rqrr finds in a pattern.
pub fn by_rqrr(grid: &Grid) -> Option<String> {
    let dark = |column, row| grid.get(At::new(row, column)) == Cell::FILLED;
    rqrr::Grid::new(rqrr::SimpleGrid::from_func(grid.width(), dark)).decode().ok().map(|(_, text)| text)
}
