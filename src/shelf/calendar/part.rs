//! The calendar of the puzzles of the day: a month as a table, with a button for each day.

use super::{CalendarMsg, is_solved};
use crate::origin::Wanted;
use crate::shelf::{Model, Msg, Sender};
use nonoscope_kit::dom::{buttons, find, on, set_attribute, set_enabled, set_flag, set_text};
use nonoscope_kit::part::Part;
use nonoscope_play::{Date, Month, WEEKDAYS, weekday};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement};

/// The most weeks that a month is part of.
const WEEKS: usize = 6;

/// The calendar.
pub(crate) struct Calendar {
    words: Element,
    solve: HtmlButtonElement,
    month: Element,
    turn: [HtmlButtonElement; 2],
    rows: Vec<HtmlElement>,
    /// A button for each day of the weeks.
    days: Vec<HtmlButtonElement>,
}

impl Calendar {
    /// Makes the table.
    ///
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Calendar, JsValue> {
        let [previous, next, solve, _] = buttons(
            document,
            sender,
            [
                ("previous-month", || Msg::Calendar(CalendarMsg::PreviousMonth)),
                ("next-month", || Msg::Calendar(CalendarMsg::NextMonth)),
                ("solve-today", || Msg::Calendar(CalendarMsg::Today)),
                ("close-calendar", || Msg::Close(Wanted::Calendar)),
            ],
        );
        let heads: Element = find(document, "calendar-weekdays");
        for name in (0..WEEKDAYS).map(|number| weekday(number).to_string()) {
            let head = document.create_element("th")?;
            head.set_attribute("scope", "col")?;
            head.set_attribute("abbr", &name)?;
            head.set_text_content(name.get(..2));
            heads.append_child(&head)?;
        }
        let weeks: Element = find(document, "calendar-weeks");
        let (mut rows, mut days) = (Vec::new(), Vec::new());
        for _ in 0..WEEKS {
            let row: HtmlElement = document.create_element("tr")?.dyn_into()?;
            for _ in 0..WEEKDAYS {
                let (cell, button) = (document.create_element("td")?, document.create_element("button")?);
                button.set_attribute("type", "button")?;
                cell.append_child(&button)?;
                row.append_child(&cell)?;
                days.push(button.dyn_into()?);
            }
            weeks.append_child(&row)?;
            rows.push(row);
        }
        let choosing = sender.clone();
        on(&weeks, "click", move |event: &Event| {
            if let Some(day) = day_of(event) {
                choosing.send(Msg::Calendar(CalendarMsg::Solve(day)));
            }
        });
        Ok(Calendar {
            words: find(document, "calendar-words"),
            solve,
            month: find(document, "calendar-month"),
            turn: [previous, next],
            rows,
            days,
        })
    }
}

/// The day whose button an event is about.
fn day_of(event: &Event) -> Option<Date> {
    let button = event.target()?.dyn_ref::<Element>()?.closest("button").ok()??;
    Date::from_text(&button.get_attribute("data-day")?)
}

impl Part<Model> for Calendar {
    fn show(&mut self, model: &Model) {
        let calendar = &model.calendar;
        let (Some(today), Some(month)) = (calendar.today, calendar.month) else { return };
        let is_solved = |day: Date| is_solved(model, day);
        let solved = if is_solved(today) { " You have solved it." } else { "" };
        set_text(&self.words, &format!("{}{}.{solved}", today.words(), told(model.tier_of_day(today), ": ")));
        set_text(&self.solve, if is_solved(today) { "See it again" } else { "Solve it" });
        set_text(&self.month, &month.words().to_string());
        let [previous, next] = &self.turn;
        set_enabled(previous, calendar.has_previous(), "next-month");
        set_enabled(next, calendar.has_next(), "previous-month");
        let monday = month.first().plus(-(month.first().weekday() as i32));
        for (row, week) in self.rows.iter().zip(0..) {
            row.set_hidden(monday.plus(7 * week).month() > month);
        }
        for (button, place) in self.days.iter().zip(0..) {
            let day = monday.plus(place);
            show_day(button, day, (month, today), &told(model.tier_of_day(day), ", "), is_solved(day));
        }
    }
}

/// Shows a day on its button.
fn show_day(button: &HtmlButtonElement, day: Date, (month, today): (Month, Date), tier: &str, is_solved: bool) {
    button.set_hidden(day.month() != month);
    set_text(button, &day.day().to_string());
    set_attribute(button, "data-day", &day.to_text());
    let state = match (day > today, is_solved) {
        (true, _) => String::new(),
        (false, true) => format!("{tier}, solved"),
        (false, false) => format!("{tier}, not solved"),
    };
    set_attribute(button, "aria-label", &format!("{}{state}", day.words()));
    set_flag(button, "data-solved", is_solved);
    set_attribute(button, "aria-current", if day == today { "date" } else { "false" });
    if button.disabled() != (day > today) {
        button.set_disabled(day > today);
    }
}

/// A word with what comes before it; nothing if there is none.
fn told(word: &str, before: &str) -> String {
    if word.is_empty() { String::new() } else { format!("{before}{word}") }
}
