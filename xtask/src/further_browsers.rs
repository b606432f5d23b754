//! Firefox and WebKit, in which the long tests of the page use it, too. A machine may lack them: then their tests are
//! skipped.

use crate::browser::{apt_install, named_by, on_the_path};
use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// A browser with all that it takes to control it.
struct Further {
    name: &'static str,
    /// Debian's packages.
    packages: &'static [&'static str],
    programs: &'static [Wanted],
    /// What cargo builds, once the packages are there.
    tool: Option<Tool>,
}

/// A program, the environment variable that names it for the tests, and where it is found otherwise.
struct Wanted {
    variable: &'static str,
    find: fn(&Project) -> Option<PathBuf>,
}

static FURTHER: [Further; 2] = [
    Further {
        name: "Firefox",
        packages: &["firefox-esr"],
        programs: &[
            Wanted {
                variable: "NONOSCOPE_FIREFOX",
                find: |project| ["firefox-esr", "firefox"].into_iter().find_map(|name| on_the_path(project, name)),
            },
            Wanted { variable: "GECKODRIVER", find: |project| on_the_path(project, "geckodriver") },
        ],
        tool: Some(Tool::GECKODRIVER),
    },
    Further {
        name: "WebKit",
        packages: &["webkit2gtk-driver", "xvfb"],
        programs: &[
            Wanted { variable: "NONOSCOPE_WEBKIT", find: |_| mini_browser() },
            Wanted { variable: "WEBKITDRIVER", find: |project| on_the_path(project, "WebKitWebDriver") },
            // It cannot do without a screen.
            Wanted { variable: "XVFB", find: |project| on_the_path(project, "Xvfb") },
        ],
        tool: None,
    },
];

impl Further {
    /// The environment variables for the tests. Fails with the variables that have no program.
    fn find(&self, project: &Project) -> Result<Vec<(&'static str, PathBuf)>> {
        let (mut found, mut missing) = (Vec::new(), Vec::new());
        for Wanted { variable, find } in self.programs {
            match named_by(variable).or_else(|| find(project)) {
                Some(program) => found.push((*variable, program)),
                None => missing.push(*variable),
            }
        }
        if !missing.is_empty() {
            bail!("nothing was found for {}", missing.join(", "));
        }
        Ok(found)
    }

    fn install(&self, project: &Project) -> Result<()> {
        let packages = self.packages.join("`, `");
        apt_install(project, self.packages).with_context(|| format!("By hand: Debian's packages `{packages}`."))?;
        if let Some(tool) = self.tool {
            tools::install(project, &[tool], 0)?;
        }
        Ok(())
    }
}

/// Finds each of these browsers, or tries to install it. Says which ones there are not.
pub(crate) fn prepare(project: &Project) -> Vec<(&'static str, PathBuf)> {
    let mut variables = Vec::new();
    for further in &FURTHER {
        let found = further.find(project).or_else(|_| {
            println!("{} is not here with its driver: installing it", further.name);
            further.install(project)?;
            further.find(project)
        });
        match found {
            Ok(found) => variables.extend(found),
            Err(error) => eprintln!("{} cannot be used here, and its tests are skipped: {error:#}", further.name),
        }
    }
    variables
}

/// The small browser that comes with WebKit's driver and is meant for it. Each system has its own place for it.
fn mini_browser() -> Option<PathBuf> {
    let libraries = fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    let folders = libraries.chain(["/usr/lib", "/usr/libexec", "/usr/lib64"].map(PathBuf::from));
    let programs = folders.flat_map(|folder| {
        ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map(|version| folder.join(version).join("MiniBrowser"))
    });
    programs.into_iter().find(|program| Path::is_file(program))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_that_is_not_there_is_named_by_what_it_lacks() -> Result<()> {
        let project = Project::open()?;
        let none = Further {
            name: "None",
            packages: &[],
            programs: &[
                Wanted { variable: "NONOSCOPE_NO_SUCH_BROWSER", find: |_| None },
                Wanted { variable: "NONOSCOPE_NO_SUCH_DRIVER", find: |_| None },
            ],
            tool: None,
        };
        let error = none.find(&project).unwrap_err().to_string();
        assert!(error.ends_with("NONOSCOPE_NO_SUCH_BROWSER, NONOSCOPE_NO_SUCH_DRIVER"), "{error}");
        Ok(())
    }

    #[test]
    fn the_tests_ask_for_what_is_found_here() -> Result<()> {
        let asked = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/page/webdriver.mjs"))?;
        for Wanted { variable, .. } in FURTHER.iter().flat_map(|further| further.programs) {
            assert!(asked.contains(&format!("\"{variable}\"")), "{variable}");
        }
        Ok(())
    }
}
