//! All modules of `src/`, and which file imports which.

use super::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// A module, as its path from the root.
type Module = Vec<String>;

/// All files and their imports.
#[derive(Debug)]
pub(crate) struct House {
    files: BTreeMap<Module, (String, Source)>,
    /// All modules, including inline ones.
    modules: BTreeSet<Module>,
    /// The modules that are compiled only for tests.
    tests: Vec<Module>,
}

/// One file's need for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Import<'h> {
    /// The file that imports.
    pub(crate) from: &'h str,
    /// The line, from 1.
    pub(crate) line: usize,
    /// The file that defines what is imported.
    pub(crate) to: &'h str,
    /// Whether it is only re-exported.
    pub(crate) is_passed_on: bool,
}

/// The module in a file; programs are roots of their own.
fn module_of(file: &str) -> Module {
    let path = file.trim_end_matches(".rs");
    let path = path.strip_suffix("/mod").unwrap_or(path);
    if path == "lib" { Vec::new() } else { path.split('/').map(str::to_owned).collect() }
}

impl House {
    /// A house of files, given by their paths in `src/` and their texts.
    pub(crate) fn new(files: Vec<(String, String)>) -> House {
        let mut house = House { files: BTreeMap::new(), modules: BTreeSet::from([Module::new()]), tests: Vec::new() };
        for (file, text) in files {
            let (module, source) = (module_of(&file), Source::read(&text));
            house.modules.insert(module.clone());
            house.modules.extend(source.inline.iter().map(|inline| [&module[..], inline].concat()));
            house.tests.extend(source.tests.iter().map(|test| [&module[..], std::slice::from_ref(test)].concat()));
            house.files.insert(module, (file, source));
        }
        house
    }

    /// The files that are not only for tests, by their paths in `src/`.
    pub(crate) fn files(&self) -> impl Iterator<Item = &str> {
        self.sources().map(|(_, file, _)| file)
    }

    fn sources(&self) -> impl Iterator<Item = (&Module, &str, &Source)> {
        let is_test = |module: &Module| self.tests.iter().any(|test| module.starts_with(test));
        self.files
            .iter()
            .filter(move |(module, _)| !is_test(module))
            .map(|(module, (file, source))| (module, &**file, source))
    }

    /// The file that contains a module.
    fn file(&self, module: &[String]) -> Option<&str> {
        (0..=module.len()).rev().find_map(|end| self.files.get(&module[..end])).map(|(file, _)| &**file)
    }

    /// Everything that one file needs of another.
    pub(crate) fn imports(&self) -> Vec<Import<'_>> {
        let mut imports = Vec::new();
        for (module, from, source) in self.sources() {
            let uses = source.uses.iter().map(|used| (&used.inside, &used.path, used.line, used.is_public));
            let paths = source.paths.iter().map(|path| (&path.inside, &path.path, path.line, false));
            for (inside, path, line, is_passed_on) in uses.chain(paths) {
                let here = [&module[..], inside].concat();
                let to = self.resolve(&here, path, 0).and_then(|target| self.file(&target));
                imports.extend(to.filter(|&to| to != from).map(|to| Import { from, line, to, is_passed_on }));
            }
        }
        imports.sort();
        imports
    }

    /// The module to which a path leads; `None` if it is not in `src/`.
    fn resolve(&self, here: &[String], path: &[String], depth: usize) -> Option<Module> {
        // Re-exports that form a circle lead nowhere.
        if depth > 20 {
            return None;
        }
        let (first, mut rest) = path.split_first()?;
        let mut found: Module = match &**first {
            "crate" | "nonoscope" => Module::new(),
            "self" => here.to_vec(),
            "super" => here.split_last()?.1.to_vec(),
            _ => {
                rest = path;
                here.to_vec()
            }
        };
        while let Some((_, after)) = rest.split_first().filter(|(next, _)| *next == "super") {
            found.pop()?;
            rest = after;
        }
        let is_local = rest.len() == path.len();
        for (index, name) in rest.iter().enumerate() {
            let child = [&found[..], std::slice::from_ref(name)].concat();
            if self.modules.contains(&child) {
                found = child;
                continue;
            }
            match self.used(&found, name, depth) {
                Used::Here(target) => {
                    let after: Vec<String> = [&["crate".to_owned()], &target[..], &rest[index + 1..]].concat();
                    return self.resolve(&[], &after, depth + 1).or(Some(target));
                }
                Used::Outside => return None,
                // A name that nothing here explains is local, or from the standard library.
                Used::No if is_local && index == 0 => return None,
                Used::No => return Some(found),
            }
        }
        (!is_local || !rest.is_empty()).then_some(found)
    }

    /// The meaning of a name used in a module.
    fn used(&self, module: &[String], name: &str, depth: usize) -> Used {
        let file = (0..=module.len()).rev().find(|&end| self.files.contains_key(&module[..end]));
        let Some((end, (_, source))) = file.and_then(|end| Some((end, self.files.get(&module[..end])?))) else {
            return Used::No;
        };
        let here = |inside: &Vec<String>| *inside == module[end..];
        for used in source.uses.iter().filter(|used| here(&used.inside) && used.name == name) {
            // `use name;` imports what was there already.
            if used.path.len() > 1 || used.path.first().is_some_and(|first| first != name) {
                return self.resolve(module, &used.path, depth + 1).map_or(Used::Outside, Used::Here);
            }
        }
        for used in source.uses.iter().filter(|used| here(&used.inside) && used.name == "*") {
            let Some(target) = self.resolve(module, &used.path, depth + 1) else { continue };
            if self.files.get(&target).is_some_and(|(_, source)| source.defined.contains(name)) {
                return Used::Here(target);
            }
            if let Used::Here(target) = self.used(&target, name, depth + 1) {
                return Used::Here(target);
            }
        }
        Used::No
    }
}

/// The meaning of a name that a module may have imported.
enum Used {
    /// Something in this module.
    Here(Module),
    /// Something from another crate.
    Outside,
    /// It was not imported.
    No,
}
