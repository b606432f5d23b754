//! Colours as plain data: a name, `#rrggbb`, and a letter.

use nonoscope::puzzle::{Ink, Palette};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// A palette from its colours, the background first. Each is a `#rrggbb`, or a tuple of a name, a `#rrggbb` and perhaps a letter.
pub(crate) fn from_list(colours: &Bound<'_, PyAny>) -> PyResult<Palette> {
    let mut inks: Vec<Ink> = colours.try_iter()?.map(|colour| ink(&colour?)).collect::<PyResult<_>>()?;
    if inks.is_empty() {
        return Err(PyValueError::new_err("expected the colour of the background and those of the inks"));
    }
    let background = inks.remove(0);
    Palette::new(background, inks).map_err(|error| PyValueError::new_err(error.to_string()))
}

fn ink(colour: &Bound<'_, PyAny>) -> PyResult<Ink> {
    // A letter or name that is missing is chosen for it.
    const ANY: char = '?';
    if let Ok(rgb) = colour.extract::<String>() {
        return Ok(Ink::new(ANY, "", looks(&rgb)?));
    }
    if let Ok((name, rgb)) = colour.extract::<(String, String)>() {
        return Ok(Ink::new(ANY, &name, looks(&rgb)?));
    }
    let Ok((name, rgb, letter)) = colour.extract::<(String, String, char)>() else {
        return Err(PyTypeError::new_err(format!(
            "expected a colour as “#rrggbb”, or as a tuple of a name, a “#rrggbb” and perhaps a letter, but found {}",
            colour.repr()?
        )));
    };
    Ok(Ink::new(letter, &name, looks(&rgb)?))
}

/// Red, green and blue.
fn looks(text: &str) -> PyResult<[u8; 3]> {
    let wrong = || PyValueError::new_err(format!("expected a colour as “#rrggbb”, but found “{text}”"));
    let digits =
        text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.bytes().all(|c| c.is_ascii_hexdigit()));
    let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).ok_or_else(wrong)?;
    let [_, red, green, blue] = number.to_be_bytes();
    Ok([red, green, blue])
}

/// The colours of a palette, the background first.
pub(crate) fn to_list(palette: &Palette) -> Vec<(String, String, char)> {
    let plain = |ink: &Ink| {
        let [red, green, blue] = ink.rgb;
        (ink.name.clone(), format!("#{red:02x}{green:02x}{blue:02x}"), ink.letter)
    };
    palette.colours().map(|(_, ink)| plain(ink)).collect()
}
