//! All modules of `src/`, and which file imports from which.

use super::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// A module, by the names that lead to it from the root.
type Module = Vec<String>;

/// All files with what they say.
#[derive(Debug)]
pub(crate) struct House {
    files: BTreeMap<Module, (String, Source)>,
    /// All modules: those of the files, and inline ones.
    modules: BTreeSet<Module>,
    /// The modules that are compiled for tests alone.
    tests: Vec<Module>,
}

/// That a file needs another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Import<'h> {
    /// The file that imports.
    pub(crate) from: &'h str,
    /// Where, from 1.
    pub(crate) line: usize,
    /// The file that holds what is imported.
    pub(crate) to: &'h str,
    /// Whether it is only passed on.
    pub(crate) is_passed_on: bool,
}

/// The module that a file holds; programs are roots of their own.
fn module_of(file: &str) -> Module {
    let path = file.trim_end_matches(".rs");
    let path = path.strip_suffix("/mod").unwrap_or(path);
    if path == "lib" { Vec::new() } else { path.split('/').map(str::to_owned).collect() }
}

impl House {
    /// From files by their paths in `src/`, with their texts.
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

    /// The files that are not for tests alone, by their paths in `src/`.
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

    /// The file that holds a module.
    fn file(&self, module: &[String]) -> Option<&str> {
        (0..=module.len()).rev().find_map(|end| self.files.get(&module[..end])).map(|(file, _)| &**file)
    }

    /// Everything that a file needs of another one.
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

    /// The module that holds what a path means; nothing for what is not in here.
    fn resolve(&self, here: &[String], path: &[String], depth: usize) -> Option<Module> {
        // Names that are passed on in a circle lead nowhere.
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
                // A name that nothing in here explains is one of the standard library, or a local one.
                Used::No if is_local && index == 0 => return None,
                Used::No => return Some(found),
            }
        }
        (!is_local || !rest.is_empty()).then_some(found)
    }

    /// What a name that a module uses means.
    fn used(&self, module: &[String], name: &str, depth: usize) -> Used {
        let file = (0..=module.len()).rev().find(|&end| self.files.contains_key(&module[..end]));
        let Some((end, (_, source))) = file.and_then(|end| Some((end, self.files.get(&module[..end])?))) else {
            return Used::No;
        };
        let here = |inside: &Vec<String>| *inside == module[end..];
        for used in source.uses.iter().filter(|used| here(&used.inside) && used.name == name) {
            // `use name;` brings in what was there already.
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

/// What a name means that a module may have brought in.
enum Used {
    /// Something that this module holds.
    Here(Module),
    /// Something of another crate.
    Outside,
    /// It was not brought in.
    No,
}
