//! Compiles the messages of all languages: English into functions, and each language into a file that is quick to read.

#[path = "compile/mod.rs"]
mod compile;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=languages");
    println!("cargo::rerun-if-changed=compile");
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(mistakes) => {
            for mistake in mistakes {
                println!("cargo::error={mistake}");
            }
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), Vec<String>> {
    let compiled = compile::folder(Path::new("languages"))?;
    let failed = |error: std::io::Error| vec![error.to_string()];
    let out = env::var_os("OUT_DIR").ok_or_else(|| vec!["OUT_DIR is not set".to_owned()])?;
    let out = Path::new(&out);
    fs::write(out.join("messages.rs"), &compiled.functions).map_err(failed)?;
    fs::write(out.join("languages.rs"), &compiled.table).map_err(failed)?;
    fs::write(out.join("spoken.words"), &compiled.spoken).map_err(failed)?;
    fs::write(out.join("spoken-elsewhere.words"), &compiled.spoken_elsewhere).map_err(failed)?;
    for language in &compiled.languages {
        fs::write(out.join(format!("{}.words", language.tag)), &language.pack).map_err(failed)?;
    }
    Ok(())
}
