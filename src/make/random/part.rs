//! The section *Random puzzle*: size, how hard, colours, and the seed.

use super::{LIMITS, RandomMsg};
use crate::make::{Model, Msg, Sender};
use nonoscope_core::solve::Tier;
use nonoscope_kit::dom::{Fields, add_option, buttons, find, on, set_checked, set_choice, set_text};
use nonoscope_kit::part::Part;
use nonoscope_words::{make as words, shelf};
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

/// Parses the length of a side.
type Side = fn(usize) -> RandomMsg;

/// The section.
pub(crate) struct Random {
    /// The width, the height and the seed.
    fields: Fields<3>,
    tier: HtmlSelectElement,
    inks: HtmlSelectElement,
    lines_only: HtmlInputElement,
    stop: HtmlButtonElement,
    said: Element,
}

impl Random {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Random {
        let [_, _, stop] = buttons(
            document,
            sender,
            [
                ("give-random", || Msg::Random(RandomMsg::Give)),
                ("same-random", || Msg::Random(RandomMsg::Again)),
                ("stop-random", || Msg::Random(RandomMsg::Stop)),
            ],
        );
        let (width, height): (HtmlInputElement, HtmlInputElement) =
            (find(document, "random-width"), find(document, "random-height"));
        let sides: [(&HtmlInputElement, Side); 2] = [(&width, RandomMsg::Width), (&height, RandomMsg::Height)];
        for (field, msg) in sides {
            let (input, sender) = (field.clone(), sender.clone());
            on(field, "change", move |_: &Event| {
                // Anything but a number counts as the smallest.
                sender.send(Msg::Random(msg(input.value().trim().parse().unwrap_or_default())));
            });
        }
        let tier: HtmlSelectElement = find(document, "random-tier");
        add_option(document, &tier, "", shelf::any());
        for known in Tier::ALL {
            add_option(document, &tier, known.name(), known.text());
        }
        let (chosen, telling) = (tier.clone(), sender.clone());
        on(&tier, "change", move |_: &Event| {
            telling.send(Msg::Random(RandomMsg::Tier(chosen.value().parse().ok())));
        });
        let inks: HtmlSelectElement = find(document, "random-inks");
        add_option(document, &inks, "1", shelf::black_and_white());
        for count in 2..=LIMITS.1 {
            add_option(document, &inks, &count.to_string(), words::colour_count(count));
        }
        let (chosen, telling) = (inks.clone(), sender.clone());
        on(&inks, "change", move |_: &Event| {
            telling.send(Msg::Random(RandomMsg::Inks(chosen.value().parse().unwrap_or(1))));
        });
        let lines_only: HtmlInputElement = find(document, "random-lines");
        let (input, telling) = (lines_only.clone(), sender.clone());
        on(&lines_only, "change", move |_: &Event| {
            telling.send(Msg::Random(RandomMsg::LinesOnly(input.checked())));
        });
        let seed: HtmlInputElement = find(document, "random-seed");
        let (input, telling) = (seed.clone(), sender.clone());
        on(&seed, "change", move |_: &Event| telling.send(Msg::Random(RandomMsg::Seed(input.value()))));
        let (input, telling) = (seed.clone(), sender.clone());
        on(&seed, "keydown", move |event: &KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                telling.send(Msg::Random(RandomMsg::Seed(input.value())));
                telling.send(Msg::Random(RandomMsg::Again));
            }
        });
        let said = find(document, "random-said");
        Random { fields: Fields::new([width, height, seed]), tier, inks, lines_only, stop, said }
    }
}

impl Part<Model> for Random {
    fn show(&mut self, model: &Model) {
        let random = &model.random;
        let wish = random.wish();
        self.fields.show([wish.width.to_string(), wish.height.to_string(), random.seed.clone()]);
        set_choice(&self.tier, random.tier().map_or("", Tier::name));
        set_choice(&self.inks, &wish.inks.to_string());
        set_checked(&self.lines_only, wish.lines_only);
        if self.stop.hidden() == random.is_busy {
            self.stop.set_hidden(!random.is_busy);
        }
        set_text(&self.said, &random.said);
    }
}
