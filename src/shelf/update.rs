//! Messages change the model: one function handles every message and returns what to do.

use super::model::Model;
use super::msg::{Effect, Kept, Msg};
use super::record::{self, replaying};
use super::stock::{self, Piece};
use super::{browse, calendar, printing};
use crate::origin::Wanted;
use crate::solved::Solved;
use crate::workers::binder;
use nonoscope_kit::knowing::{Knowing, Turn};

impl Knowing for Model {
    type Msg = Msg;
    type Effect = Effect;

    const BEGIN: Msg = Msg::Begin;

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Vec::new();
        take(self, msg, &mut out);
        out.push(Effect::Show);
        out
    }

    fn when(effect: &Effect) -> Turn {
        match effect {
            Effect::Show => Turn::Showing,
            _ => Turn::AtOnce,
        }
    }
}

fn take(model: &mut Model, msg: Msg, out: &mut Vec<Effect>) {
    match msg {
        Msg::Begin => {}
        Msg::Asked(wanted, kept) => asked(model, wanted, &kept, out),
        Msg::Came { piece, texts } => {
            stock::came(model, piece, texts, out);
            match piece {
                Piece::Index => record::index_came(model, out),
                Piece::Pack(_) => record::pack_came(model),
            }
            printing::go_on(model, out);
        }
        Msg::Browse(msg) => browse::turn(model, msg, out),
        Msg::Calendar(msg) => calendar::turn(model, msg, out),
        Msg::Printing(msg) => printing::turn(model, msg, out),
        Msg::Bound(binder::News(drawn)) => printing::bound(model, drawn, out),
        Msg::Record(msg) => record::turn(model, msg, out),
        Msg::Replayer(news) => replaying::hear(model, news, out),
        Msg::ReplayerDied => replaying::died(model, out),
        Msg::Code(link) => model.code.show(link),
        Msg::CloseCode => out.push(Effect::CloseCode),
        Msg::Close(dialogue) => out.push(Effect::Close(dialogue)),
    }
}

/// The page asks for something.
fn asked(model: &mut Model, wanted: Wanted, kept: &Kept, out: &mut Vec<Effect>) {
    model.today = kept.today;
    if let Some(solved) = kept.solved.as_deref().and_then(Solved::from_text) {
        model.solved = solved;
    }
    model.browse.changes += 1;
    record::take_in(model, wanted, kept, out);
    match wanted {
        Wanted::Puzzles | Wanted::Record => stock::ask(&mut model.stock, Piece::Index, out),
        Wanted::Calendar => {
            model.calendar.open(kept.today);
            stock::ask(&mut model.stock, Piece::Index, out);
            calendar::prepare(model, out);
        }
        Wanted::Next => stock::want(model, stock::Order::Next, out),
    }
}
