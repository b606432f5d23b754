//! The inputs that the fuzz targets begin with, and all on which they ever failed, go well: those in `fuzz/corpus` and in
//! `fuzz/failed`, in a folder for each target.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![cfg(not(target_arch = "wasm32"))]

mod targets;

use std::fs;
use std::path::{Path, PathBuf};
use targets::TARGETS;

/// The files of a target in one of the two folders; there need not be any.
fn inputs(folder: &str, target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(folder).join(target);
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// What a failure is to be told with comes first, since the panic comes from inside the target.
fn hold(target: &str, files: &[PathBuf]) {
    let (_, holds) = TARGETS.into_iter().find(|(name, _)| *name == target).unwrap();
    for file in files {
        let bytes = fs::read(file).unwrap();
        let held = std::panic::catch_unwind(|| holds(&bytes));
        assert!(held.is_ok(), "{target}: {}", file.display());
    }
}

#[test]
fn what_the_targets_begin_with_goes_well() {
    for (target, _) in TARGETS {
        let files = inputs("corpus", target);
        assert!(!files.is_empty(), "{target} begins with nothing");
        hold(target, &files);
    }
}

#[test]
fn what_failed_once_goes_well() {
    for (target, _) in TARGETS {
        hold(target, &inputs("failed", target));
    }
}

/// Without a single input that is kept.
#[test]
fn any_bytes_go_well() {
    for (_, holds) in TARGETS {
        let mut state = 1u64;
        let mut byte = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        };
        for length in 0..100 {
            holds(&(0..length).map(|_| byte()).collect::<Vec<u8>>());
        }
    }
}
