//! The headings of clue lines, in the languages in which people have asked for help with solvers.

use crate::puzzle::Axis;

/// What follows below a heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Clues(Axis),
    Givens,
    Title,
}

const ROWS: &[&str] = &[
    "rows",
    "row",
    "horizontal",
    "across",
    "left",
    "r",
    "zeilen",
    "zeile",
    "reihen",
    "reihe",
    "lignes",
    "ligne",
    "filas",
    "fila",
    "righe",
    "riga",
    "rijen",
    "rij",
    "linhas",
    "linha",
    "wiersze",
    "wiersz",
    "rader",
    "rad",
    "řádky",
    "строки",
];

const COLUMNS: &[&str] = &[
    "columns",
    "column",
    "cols",
    "col",
    "vertical",
    "down",
    "top",
    "c",
    "spalten",
    "spalte",
    "colonnes",
    "colonne",
    "columnas",
    "columna",
    "kolommen",
    "kolom",
    "colunas",
    "coluna",
    "kolumny",
    "kolumna",
    "kolumner",
    "kolumn",
    "sloupce",
    "столбцы",
];

const GIVENS: &[&str] = &["givens", "given"];
const TITLES: &[&str] = &["title"];

/// The heading for a word, and what follows below it.
pub(crate) fn known(word: &str) -> Option<(&'static str, Part)> {
    let word = word.to_lowercase();
    let parts = [
        (ROWS, Part::Clues(Axis::Row)),
        (COLUMNS, Part::Clues(Axis::Column)),
        (GIVENS, Part::Givens),
        (TITLES, Part::Title),
    ];
    parts.into_iter().find_map(|(names, part)| Some((*names.iter().find(|name| **name == word)?, part)))
}
