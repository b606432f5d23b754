//! The table of rooms in `ARCHITECTURE.md`, and what breaks its order.

use super::house::House;

/// The rooms in order.
#[derive(Debug)]
pub(crate) struct Table {
    /// For each row, the room and the path prefixes of its files in `src/`; the room is named after the first prefix.
    rows: Vec<(String, Vec<String>)>,
}

impl Table {
    /// Reads the table whose first column is headed ``room (`src/…`)``.
    pub(crate) fn read(text: &str) -> Table {
        let mut lines = text.lines().skip_while(|line| !line.starts_with("| room (`src/…`)")).skip(2);
        let mut rows = Vec::new();
        while let Some(row) = lines.next().filter(|line| line.starts_with('|')) {
            let first = row.split('|').nth(1).unwrap_or_default();
            let paths: Vec<String> = first.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            let room = paths.first().map_or(first, |path| path.split('/').next().unwrap_or(path));
            rows.push((room.trim_end_matches(".rs").to_owned(), paths.clone()));
        }
        assert!(!rows.is_empty(), "there is no table of rooms");
        Table { rows }
    }

    /// The rooms, each of which may import those before it.
    pub(crate) fn rooms(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|(room, _)| &**room)
    }

    /// The room of a file, by its path in `src/`.
    pub(crate) fn room_of(&self, file: &str) -> Option<&str> {
        let holds = |path: &String| file == path || (path.ends_with('/') && file.starts_with(path.as_str()));
        self.rows.iter().find(|(_, paths)| paths.iter().any(holds)).map(|(room, _)| &**room)
    }

    fn place(&self, room: &str) -> Option<usize> {
        self.rooms().position(|other| other == room)
    }
}

/// Every import that goes down the table, and every file that is not in it.
pub(crate) fn against_the_order(house: &House, table: &Table) -> Vec<String> {
    // The root only declares the rooms.
    let is_root = |file: &str| file == "lib.rs";
    let homeless = house.files().filter(|file| !is_root(file) && table.room_of(file).is_none());
    let mut wrong: Vec<String> = homeless.map(|file| format!("src/{file}: the table has no row for it")).collect();
    for import in house.imports() {
        let Some(room) = table.room_of(import.from) else { continue };
        let place = format!("src/{}:{}: {room} imports", import.from, import.line);
        match table.room_of(import.to) {
            Some(other) if table.place(other) > table.place(room) => {
                wrong.push(format!("{place} {other}, which stands below it in the table"));
            }
            None if !is_root(import.to) => wrong.push(format!("{place} src/{}, of no room", import.to)),
            _ => {}
        }
    }
    wrong
}
