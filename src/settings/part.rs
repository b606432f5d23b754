//! The dialogue with the settings for playing, and the question before all marks are cleared.

use super::Setting;
use super::game::GameMsg;
use crate::page::{Model, Msg, Sender};
use nonoscope_kit::dom::{
    add_option, buttons, find, on_send, set_attribute, set_checked, set_choice, set_flag, set_text,
};
use nonoscope_kit::model::game::{CrossingOff, Empties, GameSetting, GameSettings, SWITCHES, Shade, language_of};
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::screen::announce_look;
use nonoscope_words::{LANGUAGES, settings};
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// A control, with whether it is on.
type Control = (HtmlInputElement, fn(&GameSettings) -> bool);

/// The dialogues.
pub(crate) struct Game {
    /// The buttons in the header and in a drawer; while a person is solving there is one beside the tools.
    open: [HtmlButtonElement; 2],
    controls: Vec<Control>,
    language: HtmlSelectElement,
    crossing_off: HtmlElement,
    warning: HtmlElement,
    repeating: HtmlElement,
    root: Option<Element>,
    /// The look of the page: its shade, whether its text is large, and whether it is for the left hand.
    look: (Shade, bool, bool),
}

/// A choice of which one is chosen: its id, what it means, and whether it is the chosen one.
type Choice = (&'static str, GameSetting, fn(&GameSettings) -> bool);

const CHOICES: [Choice; 8] = [
    ("game-system", GameSetting::Shade(Shade::System), |game| game.shade == Shade::System),
    ("game-light", GameSetting::Shade(Shade::Light), |game| game.shade == Shade::Light),
    ("game-dark", GameSetting::Shade(Shade::Dark), |game| game.shade == Shade::Dark),
    ("game-circles", GameSetting::Empties(Empties::Circles), |game| game.empties == Empties::Circles),
    ("game-crosses", GameSetting::Empties(Empties::Crosses), |game| game.empties == Empties::Crosses),
    ("game-certain", GameSetting::CrossingOff(CrossingOff::Certain), |game| game.crossing_off == CrossingOff::Certain),
    ("game-by-hand", GameSetting::CrossingOff(CrossingOff::ByHand), |game| game.crossing_off == CrossingOff::ByHand),
    ("game-never", GameSetting::CrossingOff(CrossingOff::Never), |game| game.crossing_off == CrossingOff::Never),
];

impl Game {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Game {
        let [open, open_more, ..] = buttons(
            document,
            sender,
            [
                ("open-game", || Msg::Game(GameMsg::Show { open: true })),
                ("open-game-more", || Msg::Game(GameMsg::Show { open: true })),
                ("open-game-here", || Msg::Game(GameMsg::Show { open: true })),
                ("close-game", || Msg::Game(GameMsg::Show { open: false })),
                ("clear-all", || Msg::Game(GameMsg::Clear { really: true })),
                ("clear-nothing", || Msg::Game(GameMsg::Clear { really: false })),
            ],
        );
        let mut controls: Vec<Control> = Vec::new();
        for (id, setting, is_chosen) in CHOICES {
            let input: HtmlInputElement = find(document, id);
            on_send(sender, &input, "change", move || Some(Msg::Set(Setting::Game(setting))));
            controls.push((input, is_chosen));
        }
        for (name, setting, is_on) in SWITCHES {
            let input: HtmlInputElement = find(document, &format!("game-{name}"));
            let ticked = input.clone();
            on_send(sender, &input, "change", move || Some(Msg::Set(Setting::Game(setting(ticked.checked())))));
            controls.push((input, is_on));
        }
        Game {
            open: [open, open_more],
            controls,
            language: languages(document, sender),
            crossing_off: find(document, "game-crossing-off"),
            warning: find(document, "game-warning"),
            repeating: find(document, "game-repeating"),
            root: document.document_element(),
            look: (Shade::default(), false, false),
        }
    }
}

/// The list of languages, if there are several. Each stands there in its own.
fn languages(document: &Document, sender: &Sender) -> HtmlSelectElement {
    let list: HtmlSelectElement = find(document, "game-language");
    add_option(document, &list, "", settings::language_system());
    LANGUAGES.iter().for_each(|(tag, name)| add_option(document, &list, tag, name));
    let chosen = list.clone();
    let set = move || Some(Msg::Set(Setting::Game(GameSetting::Language(language_of(&chosen.value())))));
    on_send(sender, &list, "change", set);
    find::<HtmlElement>(document, "game-language-field").set_hidden(LANGUAGES.len() == 1);
    list
}

impl Part<Model> for Game {
    fn show(&mut self, model: &Model) {
        self.open.iter().for_each(|open| open.set_hidden(model.is_marking()));
        let game = model.settings.game;
        let look = (game.shade, game.large_text, game.left_handed);
        if let Some(root) = self.root.as_ref().filter(|_| self.look != look) {
            set_attribute(root, "data-theme", game.shade.name());
            set_flag(root, "data-large", game.large_text);
            set_flag(root, "data-left", game.left_handed);
            self.look = look;
            announce_look();
        }
        for (input, is_on) in &self.controls {
            set_checked(input, is_on(&game));
        }
        set_choice(&self.language, game.language.unwrap_or_default());
        set_text(&self.crossing_off, model.about_crossing_off());
        set_text(&self.warning, model.about_warning());
        set_text(&self.repeating, model.about_repeating());
    }
}
