//! The fuzz targets by name. Their code is in `tests/targets`, so that ordinary tests call it too.

#[path = "../../tests/checker/mod.rs"]
mod checker;
#[path = "../../tests/targets/mod.rs"]
mod targets;
#[allow(dead_code, reason = "the twins of coloured lines serve the ordinary tests only")]
#[path = "../../tests/twins/mod.rs"]
mod twins;

/// Runs a target on an input.
///
/// # Panics
/// If a check fails, or there is no such target.
pub fn hold(target: &str, bytes: &[u8]) {
    let found = targets::TARGETS.into_iter().find(|(name, _)| *name == target);
    let (_, holds) = found.expect("a target of that name");
    holds(bytes);
}
