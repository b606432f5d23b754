//! The elements that a message names: `<b>…</b>` and the like, none of them in another.

use std::iter;

/// A text, and the element after it, if there is one: its name and what stands in it.
pub type Piece<'m> = (&'m str, Option<(&'m str, &'m str)>);

/// A message piece by piece. What is no element is text.
pub fn pieces(message: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = Some(message);
    iter::from_fn(move || {
        let message = rest.take()?;
        let Some((piece, after)) = first(message) else { return Some((message, None)) };
        rest = Some(after);
        Some(piece)
    })
}

fn first(message: &str) -> Option<(Piece<'_>, &str)> {
    let (text, element) = message.split_once('<')?;
    let (name, content) = element.split_once('>')?;
    let (inside, after) = content.split_once(&format!("</{name}>"))?;
    Some(((text, Some((name, inside))), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_texts_and_elements() {
        let of = |message| pieces(message).collect::<Vec<_>>();
        assert_eq!(of("Press <b>Step</b>."), [("Press ", Some(("b", "Step"))), (".", None)]);
        assert_eq!(of("<small></small>"), [("", Some(("small", ""))), ("", None)]);
        assert_eq!(of("3 < 5"), [("3 < 5", None)]);
    }
}
