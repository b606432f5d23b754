//! The controls that move through a trace: buttons, the scrubber with a tick for each pass, speed, and what to skip. Below the scrubber, the progress
//! of the solve: how many cells are unknown after each step.

use crate::page::{Model, Msg, PlayMsg, Sender};
use crate::settings::Setting;
use nonoscope_kit::dom::{
    buttons, cleared, density, find, on_send, set_attribute, set_checked, set_choice, set_enabled, set_flag,
};
use nonoscope_kit::model::display::Theme;
use nonoscope_kit::part::Part;
use nonoscope_picture::Tone;
use nonoscope_picture::real::decimal;
use nonoscope_play::{Player, Speed};
use nonoscope_words::{Text, page};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlButtonElement, HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// Up to this number of passes, ticks are labelled in words; beyond it, with numbers.
const LABELLED_IN_WORDS: usize = 4;
/// How far apart labels must be, as a share of the scrubber's width: enough for a phone.
const APART_IN_WORDS: f64 = 0.16;
const APART: f64 = 0.08;

/// The controls.
pub(crate) struct Transport {
    document: Document,
    /// The buttons, the scrubber and their settings, hidden while a person is solving.
    groups: [HtmlElement; 3],
    backwards: [HtmlButtonElement; 3],
    play: HtmlButtonElement,
    forwards: [HtmlButtonElement; 3],
    scrubber: HtmlInputElement,
    ticks: HtmlElement,
    speed: HtmlSelectElement,
    skips: HtmlInputElement,
    /// The buttons that only a solve in passes needs.
    passes: [HtmlButtonElement; 2],
    /// The session whose ticks are shown.
    ticked: u32,
}

impl Transport {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Transport {
        let backwards = buttons(
            document,
            sender,
            [
                ("back", || Msg::Play(PlayMsg::Back)),
                ("previous-pass", || Msg::Play(PlayMsg::PassStart)),
                ("to-start", || Msg::Play(PlayMsg::ToStart)),
            ],
        );
        let [play] = buttons(document, sender, [("play", || Msg::Play(PlayMsg::PlayOrPause))]);
        let forwards = buttons(
            document,
            sender,
            [
                ("step", || Msg::Play(PlayMsg::Step)),
                ("next-pass", || Msg::Play(PlayMsg::NextPass)),
                ("to-end", || Msg::Play(PlayMsg::ToEnd)),
            ],
        );
        let passes = [backwards[1].clone(), forwards[1].clone()];
        let groups: [HtmlElement; 3] = ["transport", "track", "settings"].map(|id| find(document, id));
        for (group, event) in groups.iter().flat_map(|group| [(group, "pointerenter"), (group, "focusin")]) {
            on_send(sender, group, event, || Some(Msg::Near));
        }
        let scrubber: HtmlInputElement = find(document, "scrubber");
        let scrubbed = scrubber.clone();
        on_send(sender, &scrubber, "input", move || {
            Some(Msg::Play(PlayMsg::To(scrubbed.value().parse().unwrap_or(0))))
        });
        let speed: HtmlSelectElement = find(document, "speed");
        let chosen = speed.clone();
        on_send(sender, &speed, "change", move || {
            Some(Msg::Set(Setting::Speed(Speed::named(&chosen.value()).unwrap_or_default())))
        });
        let skips: HtmlInputElement = find(document, "skip");
        let ticked = skips.clone();
        on_send(sender, &skips, "change", move || Some(Msg::Set(Setting::Skips(ticked.checked()))));
        Transport {
            document: document.clone(),
            groups,
            backwards,
            play,
            forwards,
            scrubber,
            ticks: find(document, "ticks"),
            speed,
            skips,
            passes,
            ticked: 0,
        }
    }

    /// Puts a tick on the scrubber for each pass.
    fn tick(&self, player: &Player) {
        self.scrubber.set_max(&player.len().to_string());
        self.ticks.set_text_content(None);
        let ends = if player.has_passes() { player.pass_ends() } else { &[] };
        for (&end, label) in ends.iter().zip(tick_labels(ends, player.len())) {
            // Browsers never refuse a plain element.
            let Ok(tick) = self.document.create_element("span") else { continue };
            tick.set_text_content(label.map(|label| label.to_string()).as_deref());
            let share = end as f64 / player.len().max(1) as f64;
            if let Some(tick) = tick.dyn_ref::<HtmlElement>() {
                let _ = tick.style().set_property("--at", &decimal(share, 5));
            }
            let _ = self.ticks.append_child(&tick);
        }
    }
}

impl Part<Model> for Transport {
    fn show(&mut self, model: &Model) {
        set_choice(&self.speed, model.settings.speed.name());
        set_checked(&self.skips, model.settings.skips);
        let Some(player) = &model.player else { return };
        if std::mem::replace(&mut self.ticked, model.shown.sessions) != model.shown.sessions {
            self.tick(player);
        }
        for group in &self.groups {
            group.set_hidden(player.is_marking());
        }
        for button in &self.passes {
            button.set_hidden(!player.has_passes());
        }
        let position = player.position().to_string();
        if self.scrubber.value() != position {
            self.scrubber.set_value(&position);
        }
        let (position, len) = (player.position(), player.len());
        let spoken = match player.last_step() {
            None => page::the_start(position, len),
            Some(step) if player.has_passes() => page::step_of_pass(position, len, step.pass),
            Some(_) => page::step_of(position, len),
        };
        set_attribute(&self.scrubber, "aria-valuetext", spoken);
        for button in &self.forwards {
            set_enabled(button, !player.at_end(), "back");
        }
        for button in &self.backwards {
            set_enabled(button, !player.at_start(), "step");
        }
        set_enabled(&self.play, !player.is_empty(), "play");
        let playing = model.playing.is_playing();
        set_flag(&self.play, "data-playing", playing);
        set_attribute(&self.play, "aria-label", if playing { page::pause() } else { page::play_steps() });
    }
}

/// The label of each pass's tick. Labels that would come too close are left out, but never the last one.
fn tick_labels(ends: &[usize], steps: usize) -> Vec<Option<Text>> {
    let in_words = ends.len() <= LABELLED_IN_WORDS;
    let apart = if in_words { APART_IN_WORDS } else { APART };
    let at = |end: usize| end as f64 / steps.max(1) as f64;
    let mut last = f64::NEG_INFINITY;
    let label = |(index, &end): (usize, &usize)| {
        let pass = index + 1;
        let free = at(end) - last >= apart && 1.0 - at(end) >= apart;
        if !free && pass < ends.len() {
            return None;
        }
        last = at(end);
        Some(if in_words { page::pass(pass) } else { pass.into() })
    };
    ends.iter().enumerate().map(label).collect()
}

/// What was drawn last.
#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    position: usize,
    width: f64,
    density: f64,
    /// Which trace it shows, and how often the screen had changed.
    session: u32,
    display: u32,
}

/// The height, and half the width of the scrubber's thumb, by which the curve is inset on both sides; in CSS pixels.
const HEIGHT: f64 = 34.0;
const THUMB: f64 = 9.0;

/// The curve.
pub(crate) struct Graph {
    document: Document,
    canvas: HtmlCanvasElement,
    /// How many cells are unknown after each step.
    curve: Vec<u32>,
    drawn: Option<Drawn>,
}

impl Graph {
    pub(crate) fn new(document: &Document) -> Graph {
        let canvas = find(document, "graph");
        Graph { document: document.clone(), canvas, curve: Vec::new(), drawn: None }
    }
}

impl Part<Model> for Graph {
    /// Draws the curve, with the part already played in ink.
    fn show(&mut self, model: &Model) {
        let Some(player) = model.player.as_ref().filter(|player| !player.is_marking()) else { return };
        // Asking for a width forces a layout of the whole page. This one changes only with the window.
        let width = self.drawn.filter(|drawn| drawn.display == model.display.changes).map(|drawn| drawn.width);
        let now = Drawn {
            position: player.position(),
            width: width.unwrap_or_else(|| f64::from(self.canvas.client_width())),
            density: density(&self.document),
            session: model.shown.sessions,
            display: model.display.changes,
        };
        if self.drawn == Some(now) || now.width < 1.0 {
            return;
        }
        if self.drawn.is_none_or(|drawn| drawn.session != now.session) {
            self.curve = curve(player);
        }
        // Without a canvas there is still the scrubber.
        let _ = draw(&self.canvas, &self.curve, player, &model.display.theme, now);
        self.drawn = Some(now);
    }
}

/// How many cells are unknown at the start and after each step.
fn curve(player: &Player) -> Vec<u32> {
    let mut unknown = player.session().start().unknown_cells();
    let mut curve = vec![unknown as u32];
    for step in player.outcome().trace.steps() {
        unknown = unknown.saturating_sub(step.changes.len());
        curve.push(unknown as u32);
    }
    curve
}

fn draw(canvas: &HtmlCanvasElement, curve: &[u32], player: &Player, theme: &Theme, now: Drawn) -> Result<(), JsValue> {
    let (width, height) = ((now.width * now.density).round(), (HEIGHT * now.density).round());
    let context = cleared(canvas, width as u32, height as u32)?;
    let most = curve.first().copied().unwrap_or(0).max(1);
    let edge = THUMB * now.density;
    let steps = player.len().max(1) as f64;
    let x = |step: usize| edge + (width - 2.0 * edge) * step as f64 / steps;
    let line = now.density.max(1.0) * 1.5;
    let y = |unknown: u32| line + (height - 2.0 * line) * (1.0 - f64::from(unknown) / f64::from(most));
    // No more points than pixels.
    let stride = (curve.len() as f64 / width.max(1.0)).ceil().max(1.0) as usize;
    for (end, fill) in [(curve.len(), theme.colour(Tone::ThinRule)), (now.position + 1, theme.progress())] {
        context.begin_path();
        context.move_to(x(0), height);
        let mut last = curve.first().copied().unwrap_or(0);
        for step in (0..end.min(curve.len())).step_by(stride).chain([end.min(curve.len()).saturating_sub(1)]) {
            let unknown = curve.get(step).copied().unwrap_or(0);
            context.line_to(x(step), y(last));
            context.line_to(x(step), y(unknown));
            last = unknown;
        }
        context.line_to(x(end.min(curve.len()).saturating_sub(1)), height);
        context.close_path();
        context.set_fill_style_str(fill);
        context.set_global_alpha(if end == curve.len() && end != now.position + 1 { 0.55 } else { 0.5 });
        context.fill();
    }
    context.set_global_alpha(1.0);
    Ok(())
}
