//! The record in its dialogue: figures, times, what to solve again, and the latest solves.

use super::replaying::ReplayMsg;
use super::{RecordMsg, Recording, words};
use crate::origin::Wanted;
use crate::shelf::{Model, Msg, Sender};
use js_sys::JsString;
use nonoscope_core::solve::Tier;
use nonoscope_core::trace::Technique;
use nonoscope_kit::dom::{add_option, buttons, find, on, on_send, set_attribute, set_text};
use nonoscope_kit::part::Part;
use nonoscope_kit::promise::then;
use nonoscope_picture::real::decimal;
use nonoscope_play::lesson::{LESSONS, title};
use nonoscope_play::record::{MAX_RECORD, PuzzleName, SizeClass, SolveId, Statistics};
use nonoscope_words::{Text, record, sharing};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// The record.
pub(crate) struct Record {
    document: Document,
    trouble: HtmlElement,
    said: Element,
    empty: HtmlElement,
    full: HtmlElement,
    all: HtmlElement,
    figures: Element,
    again: HtmlElement,
    again_list: Element,
    rows: Element,
    graph: Element,
    line: Element,
    graph_words: Element,
    techniques: HtmlElement,
    technique_list: Element,
    latest: Element,
    export: HtmlElement,
    copied: Element,
    /// The buttons that share results.
    sharing: Vec<(SolveId, Element)>,
    /// What is shown, by the number of changes.
    shown: Option<u32>,
}

/// The size of the graph, in units of its drawing, and the room around its line.
const GRAPH: (f64, f64) = (400.0, 100.0);
const AROUND: f64 = 4.0;

impl Record {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Record {
        buttons(
            document,
            sender,
            [("close-record", || Msg::Close(Wanted::Record)), ("export-record", || Msg::Record(RecordMsg::Export))],
        );
        let import: Element = find(document, "import-record");
        let file: HtmlInputElement = find(document, "record-file");
        let picked = file.clone();
        on(&import, "click", move |_: &Event| {
            // Allows choosing the same file again after it has changed.
            picked.set_value("");
            picked.click();
        });
        let reading = sender.clone();
        let chosen = file.clone();
        on(&file, "change", move |_: &Event| read(&chosen, &reading));
        let tiers: HtmlSelectElement = find(document, "record-tier");
        for tier in Tier::ALL {
            add_option(document, &tiers, tier.name(), tier.text());
        }
        let chosen = tiers.clone();
        on_send(sender, &tiers, "change", move || {
            let tier = Tier::ALL.into_iter().find(|tier| tier.name() == chosen.value());
            Some(Msg::Record(RecordMsg::Tier(tier)))
        });
        let sizes: HtmlSelectElement = find(document, "record-size");
        for size in SizeClass::ALL {
            add_option(document, &sizes, size.name(), size.text().to_string());
        }
        let chosen = sizes.clone();
        on_send(sender, &sizes, "change", move || {
            let size = SizeClass::ALL.into_iter().find(|size| size.name() == chosen.value());
            Some(Msg::Record(RecordMsg::Size(size)))
        });
        let full: HtmlElement = find(document, "record-full");
        let pressing = sender.clone();
        on(&full, "click", move |event: &Event| {
            if let Some(msg) = pressed(event) {
                pressing.send(Msg::Record(msg));
            }
        });
        Record {
            document: document.clone(),
            trouble: find(document, "record-trouble"),
            said: find(document, "record-said"),
            empty: find(document, "record-empty"),
            full,
            all: find(document, "record-all"),
            figures: find(document, "record-figures"),
            again: find(document, "record-again"),
            again_list: find(document, "again-list"),
            rows: find(document, "record-rows"),
            graph: find(document, "record-graph"),
            line: find(document, "record-line"),
            graph_words: find(document, "record-graph-words"),
            techniques: find(document, "record-techniques"),
            technique_list: find(document, "technique-list"),
            latest: find(document, "record-latest"),
            export: find(document, "export-record"),
            copied: find(document, "record-copied"),
            sharing: Vec::new(),
            shown: None,
        }
    }

    /// A new element with a text, at the end of another one.
    fn add(&self, to: &Element, tag: &str, text: &str) -> Option<Element> {
        // Browsers never refuse a plain element.
        let element = self.document.create_element(tag).ok()?;
        if !text.is_empty() {
            element.set_text_content(Some(text));
        }
        to.append_child(&element).ok()?;
        Some(element)
    }

    /// A button that does something with a solve or a technique.
    fn add_button(
        &self,
        to: &Element,
        text: &Text,
        (does, with): (&str, &str),
        label: Option<Text>,
    ) -> Option<Element> {
        let button = self.add(to, "button", &text.to_string())?;
        set_attribute(&button, "type", "button");
        set_attribute(&button, "data-does", does);
        set_attribute(&button, "data-with", with);
        if let Some(label) = label {
            set_attribute(&button, "aria-label", &label);
        }
        Some(button)
    }

    fn show_figures(&self, statistics: &Statistics) {
        self.figures.set_text_content(None);
        let figures = [
            (record::puzzles_solved(), statistics.puzzles.into()),
            (record::days_in_a_row(), words::streak(statistics.streak)),
            (record::time(), words::time(statistics.millis)),
            (record::hints_given(), statistics.hints.into()),
        ];
        for (name, figure) in figures {
            if let Some(pair) = self.add(&self.figures, "div", "") {
                self.add(&pair, "dt", &name.to_string());
                self.add(&pair, "dd", &figure.to_string());
            }
        }
    }

    fn show_again(&self, model: &Model) {
        let again = model.again();
        self.again.set_hidden(again.is_empty());
        self.again_list.set_text_content(None);
        for again in again {
            let id = text_of(again.last.id());
            self.add_button(&self.again_list, &words::again(&again), ("again", &id), None);
        }
    }

    fn show_times(&self, model: &Model) {
        self.rows.set_text_content(None);
        for (size, figures) in model.figures() {
            let Some(row) = self.add(&self.rows, "tr", "") else { continue };
            let name = size.map_or_else(record::all_sizes, SizeClass::text);
            if let Some(head) = self.add(&row, "th", &name.to_string()) {
                set_attribute(&head, "scope", "row");
            }
            let time = |millis: Option<u64>| millis.map_or_else(|| Text::verbatim("–"), words::time);
            for text in [figures.puzzles.into(), time(figures.best), time(figures.usual)] {
                self.add(&row, "td", &text.to_string());
            }
        }
        let times = model.times();
        let said = match times.len() {
            0 => record::no_times(),
            1 => record::one_time(words::time(times[0])),
            _ => record::graph_sentence(words::graph(&times)),
        };
        set_text(&self.graph_words, said);
        set_attribute(&self.graph, "data-empty", if times.len() < 2 { "true" } else { "false" });
        set_attribute(&self.line, "points", points(&times));
    }

    fn show_techniques(&self, statistics: &Statistics) {
        let taught = statistics.techniques.iter().filter(|(technique, _)| LESSONS.contains(technique));
        self.technique_list.set_text_content(None);
        let mut has_any = false;
        for &(technique, count) in taught {
            has_any = true;
            let Some(item) = self.add(&self.technique_list, "li", "") else { continue };
            let title = title(technique);
            self.add(&item, "span", &record::hinted(&title, count).to_string());
            let label = Some(record::lesson_of(title));
            self.add_button(&item, &record::lesson(), ("lesson", technique.name()), label);
        }
        self.techniques.set_hidden(!has_any);
    }

    fn show_latest(&mut self, model: &Model) {
        self.latest.set_text_content(None);
        self.sharing.clear();
        for solve in model.latest() {
            let Some(item) = self.add(&self.latest, "li", "") else { continue };
            let name = model.name_of(solve);
            if let Some(words) = self.add(&item, "div", "") {
                self.add(&words, "strong", &name.to_string());
                self.add(&words, "span", &Text::figures([model.when(solve.on), words::solve(solve)]).to_string());
            }
            let id = text_of(solve.id());
            if solve.replay().is_some() {
                self.add_button(&item, &record::replay(), ("replay", &id), Some(record::replay_of(&name)));
            }
            let label = Some(record::share_result(name));
            let button = self.add_button(&item, &record::share(), ("share", &id), label);
            self.sharing.extend(button.map(|button| (solve.id(), button)));
        }
    }

    /// Says what has become of a result that was shared.
    fn show_copied(&self, recording: &Recording) {
        let copied = if recording.copied.is_some() { record::copied_without_picture() } else { Text::default() };
        set_text(&self.copied, &copied);
        for (id, button) in &self.sharing {
            let name = if recording.copied == Some(*id) { sharing::copied() } else { record::share() };
            set_text(button, &name);
        }
        if recording.shows_result() {
            self.said.scroll_into_view();
        }
    }
}

/// Reads the chosen file.
fn read(input: &HtmlInputElement, sender: &Sender) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let sender = sender.clone();
    if file.size() > MAX_RECORD as f64 {
        return sender.send(Msg::Record(RecordMsg::Import(None)));
    }
    then(&file.text(), move |text: Option<JsString>| {
        sender.send(Msg::Record(RecordMsg::Import(text.map(String::from))));
    });
}

/// An id as a text, and back.
fn text_of(SolveId { begun, puzzle }: SolveId) -> String {
    format!("{begun}.{puzzle}")
}

fn id_of(text: &str) -> Option<SolveId> {
    let (begun, puzzle) = text.split_once('.')?;
    Some(SolveId { begun: begun.parse().ok()?, puzzle: PuzzleName::of_marks(puzzle)? })
}

/// What the button does that an event is about.
fn pressed(event: &Event) -> Option<RecordMsg> {
    let button = event.target()?.dyn_ref::<Element>()?.closest("button[data-does]").ok()??;
    let with = button.get_attribute("data-with")?;
    Some(match button.get_attribute("data-does")?.as_str() {
        "again" => RecordMsg::Again(id_of(&with)?),
        "replay" => RecordMsg::Replay(ReplayMsg::Open(id_of(&with)?)),
        "share" => RecordMsg::Share(id_of(&with)?),
        _ => RecordMsg::Lesson(with.parse::<Technique>().ok()?),
    })
}

/// The points of the graph, the shortest time at the bottom line of 0.
fn points(times: &[u64]) -> String {
    let most = times.iter().copied().max().unwrap_or(0).max(1) as f64;
    let step = (GRAPH.0 - 2.0 * AROUND) / (times.len().max(2) - 1) as f64;
    let point = |(place, &millis): (usize, &u64)| {
        let high = GRAPH.1 - AROUND - (GRAPH.1 - 2.0 * AROUND) * millis as f64 / most;
        format!("{},{}", decimal(AROUND + step * place as f64, 1), decimal(high, 1))
    };
    times.iter().enumerate().map(point).collect::<Vec<String>>().join(" ")
}

impl Part<Model> for Record {
    fn show(&mut self, model: &Model) {
        let Recording { changes, statistics, said, trouble, replaying, .. } = &model.recording;
        self.trouble.set_hidden(trouble.is_none());
        set_text(&self.trouble, trouble.clone().unwrap_or_default());
        set_text(&self.said, said);
        self.all.set_hidden(replaying.is_some());
        self.show_copied(&model.recording);
        if self.shown.replace(*changes) == Some(*changes) {
            return;
        }
        let Some(statistics) = statistics else { return };
        let is_empty = statistics.solved + statistics.given_up == 0;
        self.empty.set_hidden(!is_empty);
        set_text(&self.empty, record::nothing_yet());
        self.full.set_hidden(is_empty);
        self.export.set_hidden(is_empty);
        self.show_figures(statistics);
        self.show_again(model);
        self.show_times(model);
        self.show_techniques(statistics);
        self.show_latest(model);
    }
}
