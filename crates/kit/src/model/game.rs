//! Settings for playing, and their kept text.

use nonoscope_core::puzzle::Cell;
use nonoscope_words::{LANGUAGES, Text, page, play};

/// The sign of a cell marked as empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Empties {
    #[default]
    Circles,
    Crosses,
}

/// When the numbers of a clue are crossed off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CrossingOff {
    /// Automatically, once the place of a run is certain and filled.
    #[default]
    Certain,
    /// By the person, one by one.
    ByHand,
    Never,
}

/// Whether the page is light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shade {
    /// As the system is.
    #[default]
    System,
    Light,
    Dark,
}

/// The settings. The controls show them, and are never read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSettings {
    /// The tag of the language that was chosen. `None` is that of the browser.
    pub language: Option<&'static str>,
    pub shade: Shade,
    /// Whether all text is a quarter larger.
    pub large_text: bool,
    /// Whether what is to the right of the board is to its left.
    pub left_handed: bool,
    /// Whether a filled cell that is pressed becomes empty, and an empty one unknown.
    pub cycles: bool,
    pub empties: Empties,
    pub crossing_off: CrossingOff,
    /// Whether the rest of a finished line is marked as empty.
    pub fills_in: bool,
    /// Whether a clue turns red if its line's marks cannot be right.
    pub warns: bool,
    /// Whether a hint says that marks cannot be right, and where.
    pub points_out: bool,
    /// Whether the length of a drag is shown beside the pointer.
    pub measures: bool,
    /// Whether a question comes before all marks are cleared.
    pub asks: bool,
    /// Whether there are clues on the right and below, too.
    pub repeats_clues: bool,
    /// Whether pinches, the wheel and keys leave the zoom as it is.
    pub locks_zoom: bool,
    /// Whether the time is shown.
    pub times: bool,
}

/// Another choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameSetting {
    Language(Option<&'static str>),
    Shade(Shade),
    LargeText(bool),
    LeftHanded(bool),
    Cycles(bool),
    Empties(Empties),
    CrossingOff(CrossingOff),
    FillsIn(bool),
    Warns(bool),
    PointsOut(bool),
    Measures(bool),
    Asks(bool),
    RepeatsClues(bool),
    LocksZoom(bool),
    Times(bool),
}

impl Default for GameSettings {
    fn default() -> GameSettings {
        GameSettings {
            language: None,
            shade: Shade::default(),
            large_text: false,
            left_handed: false,
            cycles: false,
            empties: Empties::default(),
            crossing_off: CrossingOff::default(),
            fills_in: false,
            warns: false,
            points_out: true,
            measures: true,
            asks: true,
            repeats_clues: false,
            locks_zoom: false,
            times: true,
        }
    }
}

impl Empties {
    /// Its name in what is kept.
    pub fn name(self) -> &'static str {
        match self {
            Empties::Circles => "circles",
            Empties::Crosses => "crosses",
        }
    }
}

impl Shade {
    const ALL: [Shade; 3] = [Shade::System, Shade::Light, Shade::Dark];

    /// Its name in what is kept, and in the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Shade::System => "system",
            Shade::Light => "light",
            Shade::Dark => "dark",
        }
    }
}

impl CrossingOff {
    /// Its name in what is kept.
    pub fn name(self) -> &'static str {
        match self {
            CrossingOff::Certain => "certain",
            CrossingOff::ByHand => "by-hand",
            CrossingOff::Never => "never",
        }
    }
}

/// A setting that is on or off: its name in what is kept and on the page, its choice, and whether it is on.
pub type Switch = (&'static str, fn(bool) -> GameSetting, fn(&GameSettings) -> bool);

/// The settings that are on or off.
pub const SWITCHES: [Switch; 11] = [
    ("large-text", GameSetting::LargeText, |game| game.large_text),
    ("left-handed", GameSetting::LeftHanded, |game| game.left_handed),
    ("cycles", GameSetting::Cycles, |game| game.cycles),
    ("fills-in", GameSetting::FillsIn, |game| game.fills_in),
    ("warns", GameSetting::Warns, |game| game.warns),
    ("points-out", GameSetting::PointsOut, |game| game.points_out),
    ("measures", GameSetting::Measures, |game| game.measures),
    ("asks", GameSetting::Asks, |game| game.asks),
    ("repeats-clues", GameSetting::RepeatsClues, |game| game.repeats_clues),
    ("locks-zoom", GameSetting::LocksZoom, |game| game.locks_zoom),
    ("times", GameSetting::Times, |game| game.times),
];

impl GameSettings {
    /// Applies a choice.
    pub fn update(&mut self, setting: GameSetting) {
        match setting {
            GameSetting::Language(language) => self.language = language,
            GameSetting::Shade(shade) => self.shade = shade,
            GameSetting::LargeText(on) => self.large_text = on,
            GameSetting::LeftHanded(on) => self.left_handed = on,
            GameSetting::Cycles(on) => self.cycles = on,
            GameSetting::Empties(empties) => self.empties = empties,
            GameSetting::CrossingOff(crossing_off) => self.crossing_off = crossing_off,
            GameSetting::FillsIn(on) => self.fills_in = on,
            GameSetting::Warns(on) => self.warns = on,
            GameSetting::PointsOut(on) => self.points_out = on,
            GameSetting::Measures(on) => self.measures = on,
            GameSetting::Asks(on) => self.asks = on,
            GameSetting::RepeatsClues(on) => self.repeats_clues = on,
            GameSetting::LocksZoom(on) => self.locks_zoom = on,
            GameSetting::Times(on) => self.times = on,
        }
    }

    /// The name of a tool.
    pub fn tool_name(self, tool: Cell) -> Text {
        match (tool, self.empties) {
            (Cell::UNKNOWN, _) => play::tool_wipe_name(),
            (Cell::EMPTY, Empties::Circles) => play::circle_name(),
            (Cell::EMPTY, Empties::Crosses) => page::tool_cross(),
            _ => play::tool_fill(),
        }
    }

    /// The text to keep: a name and a value in each line, for every setting that differs from its default.
    pub fn to_text(self) -> String {
        let usual = GameSettings::default();
        let mut lines: Vec<String> = self.language.map(|language| format!("language {language}")).into_iter().collect();
        if self.shade != usual.shade {
            lines.push(format!("theme {}", self.shade.name()));
        }
        if self.empties != usual.empties {
            lines.push(format!("empties {}", self.empties.name()));
        }
        if self.crossing_off != usual.crossing_off {
            lines.push(format!("crossing-off {}", self.crossing_off.name()));
        }
        for (name, _, is_on) in SWITCHES {
            if is_on(&self) != is_on(&usual) {
                lines.push(format!("{name} {}", if is_on(&self) { "yes" } else { "no" }));
            }
        }
        lines.join("\n")
    }

    /// Reads a kept text. What it leaves out, or says in unknown words, takes its default.
    pub fn from_text(text: &str) -> GameSettings {
        let mut game = GameSettings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            let is_on = match value {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            };
            let switch = SWITCHES.iter().find(|(known, ..)| *known == name);
            let setting = match (name, switch, is_on) {
                (_, Some((_, setting, _)), Some(is_on)) => Some(setting(is_on)),
                ("language", ..) => language_of(value).map(Some).map(GameSetting::Language),
                ("theme", ..) => Shade::ALL.into_iter().find(|shade| shade.name() == value).map(GameSetting::Shade),
                ("empties", ..) => {
                    let named = |empties: &Empties| empties.name() == value;
                    [Empties::Circles, Empties::Crosses].into_iter().find(named).map(GameSetting::Empties)
                }
                ("crossing-off", ..) => {
                    let named = |crossing_off: &CrossingOff| crossing_off.name() == value;
                    let all = [CrossingOff::Certain, CrossingOff::ByHand, CrossingOff::Never];
                    all.into_iter().find(named).map(GameSetting::CrossingOff)
                }
                _ => None,
            };
            setting.into_iter().for_each(|setting| game.update(setting));
        }
        game
    }
}

/// The tag of a language that there is.
pub fn language_of(tag: &str) -> Option<&'static str> {
    LANGUAGES.iter().map(|(known, _)| *known).find(|known| *known == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNUSUAL: GameSettings = GameSettings {
        language: Some("en"),
        shade: Shade::Dark,
        large_text: true,
        left_handed: true,
        cycles: true,
        empties: Empties::Crosses,
        crossing_off: CrossingOff::ByHand,
        fills_in: true,
        warns: true,
        points_out: false,
        measures: false,
        asks: false,
        repeats_clues: true,
        locks_zoom: true,
        times: false,
    };

    #[test]
    fn what_is_kept_comes_back() {
        let usual = GameSettings::default();
        assert_eq!((usual.to_text().as_str(), GameSettings::from_text("")), ("", usual));
        let text = UNUSUAL.to_text();
        assert_eq!(
            text,
            "language en\ntheme dark\nempties crosses\ncrossing-off by-hand\nlarge-text yes\nleft-handed yes\ncycles yes\nfills-in yes\nwarns yes\npoints-out no\nmeasures no\nasks no\nrepeats-clues yes\n\
             locks-zoom yes\ntimes no"
        );
        assert_eq!(GameSettings::from_text(&text), UNUSUAL);
        let never = GameSettings { crossing_off: CrossingOff::Never, ..usual };
        assert_eq!(GameSettings::from_text(&never.to_text()), never);
    }

    #[test]
    fn what_is_unknown_is_as_usual() {
        let text = "empties dots\ncrossing-off\nasks perhaps\nmeasures\nfuture yes\n\u{0}\nlocks-zoom yes\n";
        let expected = GameSettings { locks_zoom: true, ..GameSettings::default() };
        assert_eq!(GameSettings::from_text(text), expected);
    }

    #[test]
    fn tools_are_called_as_they_look() {
        let names = |game: GameSettings| [Cell::FILLED, Cell::EMPTY, Cell::UNKNOWN].map(|tool| game.tool_name(tool));
        assert_eq!(names(GameSettings::default()), ["Fill", "Circle", "Erase"]);
        assert_eq!(names(UNUSUAL), ["Fill", "Cross", "Erase"]);
    }
}
