//! The language in which sentences come.

use crate::names::unknown;
use nonoscope::words::{speak, translation, translations};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The languages that there are: the tag of each, and its name in itself.
///
/// >>> import nonoscope
/// >>> nonoscope.languages()["de"]
/// 'Deutsch'
#[pyfunction]
pub(crate) fn languages(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let named = PyDict::new(py);
    for translation in translations() {
        named.set_item(translation.tag, translation.name)?;
    }
    Ok(named)
}

/// From now on, all sentences come in the language with this tag of BCP 47, such as "de" or "de-AT". At first it is English.
///
/// It holds for the whole program: every thread hears it from then on, also from steps and outcomes that are already there. A sentence
/// that is being put into words, and the message of an error that has been raised, keep their language. Raises ValueError if there is
/// no such language.
///
/// >>> import nonoscope
/// >>> step = next(nonoscope.steps("3x3:1/3/1/1/3/1"))
/// >>> nonoscope.set_language("de")
/// >>> print(step)
/// Zeile 2: Die 3 braucht alle 3 Kästchen, also sind alle gefüllt.
/// >>> nonoscope.set_language("en")
/// >>> print(step)
/// Row 2: the 3 takes all 3 cells, so they are all filled.
#[pyfunction]
pub(crate) fn set_language(tag: &str) -> PyResult<()> {
    let tags = || translations().iter().map(|translation| translation.tag).collect::<Vec<_>>();
    let translation = translation(tag).ok_or_else(|| unknown("language", tag, &tags()))?;
    speak(translation.language());
    Ok(())
}
