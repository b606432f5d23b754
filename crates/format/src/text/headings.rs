//! Words for rows and columns, in the languages in which people write puzzles: as headings of clue lines, and as names of
//! lists.

use nonoscope_core::puzzle::Axis;

/// What follows below a heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Clues(Axis),
    Givens,
    Title,
}

const ROWS: &str = "rows row horizontal horizontals horiz hor across left side sides r \
    zeilen zeile reihen reihe waagerecht waagrecht horizontale links lignes ligne rangées rangees gauche \
    filas fila renglones horizontales izquierda righe riga orizzontali orizzontale sinistra rijen rij horizontaal \
    linhas linha horizontais esquerda wiersze wiersz rzędy poziomo rader rad vågrätt vannrett rækker række vandret \
    rivit rivi vaakarivit řádky řádek radky radek riadky riadok sorok sor строки строка ряды ряд горизонтали рядки рядок \
    satırlar satır satirlar baris hàng 行 横 よこ ヨコ 가로 행 แถว שורות صفوف";

const COLUMNS: &str = "columns column cols col vertical verticals vert ver down top up c \
    spalten spalte senkrecht vertikal vertikale oben colonnes colonne verticales haut columnas columna arriba \
    verticali verticale alto kolommen kolom verticaal boven colunas coluna verticais topo kolumny kolumna pionowo \
    kolumner kolumn lodrätt kolonner kolonne loddrett lodret sarakkeet sarake pystyrivit sloupce sloupec stĺpce stĺpec \
    oszlopok oszlop столбцы столбец колонки колонка вертикали стовпці стовпець sütunlar sütun sutunlar kolonlar \
    kolom cột 列 縦 たて タテ 세로 열 หลัก עמודות أعمدة";

/// Words that may be part of a name beside those for rows or columns, without anything between the two.
const BESIDE: &str =
    "clues clue hints hint constraints constraint rules runs numbers values blocks data header headers list info s";

/// Words for something else about rows or columns than their clues.
const OTHERS: &str = "count counts total totals sum sums length lengths len index labels size sizes names";

const GIVENS: &str = "givens given";
const TITLES: &str = "title";

/// The heading for a word, and what follows below it.
pub(crate) fn known(word: &str) -> Option<(&'static str, Part)> {
    let word = word.to_lowercase();
    let parts = [
        (ROWS, Part::Clues(Axis::Row)),
        (COLUMNS, Part::Clues(Axis::Column)),
        (GIVENS, Part::Givens),
        (TITLES, Part::Title),
    ];
    parts.into_iter().find_map(|(names, part)| Some((names.split_whitespace().find(|name| *name == word)?, part)))
}

fn is_among(word: &str, words: &str) -> bool {
    words.split_whitespace().any(|known| known == word)
}

/// The axis that a word stands for, by itself or written together with another one: `rows`, `rowclues`.
fn axis(word: &str) -> Option<Axis> {
    let is_one = |known: &str| {
        let other = word.strip_prefix(known).or_else(|| word.strip_suffix(known)).filter(|_| known.len() > 2);
        word == known || other.is_some_and(|other| is_among(other, BESIDE))
    };
    let sides = [(ROWS, Axis::Row), (COLUMNS, Axis::Column)];
    sides.into_iter().find(|(words, _)| words.split_whitespace().any(is_one)).map(|(_, axis)| axis)
}

/// The words of a name, in small letters. A word ends where a capital follows a small letter.
fn words(name: &str) -> impl Iterator<Item = String> {
    let mut rest = name;
    std::iter::from_fn(move || {
        rest = &rest[rest.find(char::is_alphabetic)?..];
        let mut was_small = false;
        let ends =
            |c: char| !c.is_alphabetic() || (std::mem::replace(&mut was_small, c.is_lowercase()) && c.is_uppercase());
        let (word, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
        rest = after;
        Some(word.to_lowercase())
    })
}

/// Whether a name stands for something about lines other than their clues, such as `rowTotals`.
pub(crate) fn is_measure(name: &str) -> bool {
    words(name).any(|word| is_among(&word, OTHERS))
}

/// The axis of the clues that a name stands for, such as `row_hints`, `colConstraints` or `the Zeilen`; nothing if it stands
/// for both, or for something else about them.
pub(crate) fn axis_in(name: &str) -> Option<Axis> {
    if is_measure(name) {
        return None;
    }
    let mut found = None;
    for word in words(name) {
        let Some(axis) = axis(&word) else { continue };
        if found.is_some_and(|found| found != axis) {
            return None;
        }
        found = Some(axis);
    }
    // “h” and “v” are too short to be anything but the whole name.
    found.or(match name {
        "h" | "H" => Some(Axis::Row),
        "v" | "V" => Some(Axis::Column),
        _ => None,
    })
}
