//! What the commands print with `--json` is as `docs/json.schema.json` says.

use super::program::nonoscope;
use nonoscope::examples;
use nonoscope::solve::Method;
use nonoscope::trace::Technique;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A JSON schema, as far as ours uses the language. A keyword that is not known here is a failure.
struct Schema {
    root: Value,
}

impl Schema {
    fn read() -> Schema {
        let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("docs/json.schema.json");
        Schema { root: serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap() }
    }

    /// Checks an object that a command prints, and that every key in it is described.
    fn check(&self, command: &str, object: &Value) -> Result<(), String> {
        let mut described = BTreeSet::new();
        self.is_valid(&self.root["$defs"][command], object, "", &mut described)?;
        let mut keys = BTreeSet::new();
        keys_of(object, "", &mut keys);
        match keys.difference(&described).next() {
            None => Ok(()),
            Some(key) => Err(format!("{key} is not in the schema")),
        }
    }

    /// Checks a value at a path, and adds to `described` the paths of the keys about which the schema says something.
    fn is_valid(
        &self,
        schema: &Value,
        value: &Value,
        path: &str,
        described: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        let wrong = |what: &str| Err(format!("{path}: {value} is not {what}"));
        for (keyword, wanted) in schema.as_object().unwrap() {
            match keyword.as_str() {
                "description" => {}
                "$ref" => {
                    let name = wanted.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
                    let schema = self.root["$defs"].get(name).unwrap_or_else(|| panic!("no {name}"));
                    self.is_valid(schema, value, path, described)?;
                }
                "type" => {
                    let types: Vec<&str> = match wanted {
                        Value::Array(types) => types.iter().map(|name| name.as_str().unwrap()).collect(),
                        name => vec![name.as_str().unwrap()],
                    };
                    if !types.iter().any(|name| is_of_type(value, name)) {
                        return wrong(&types.join(" or "));
                    }
                }
                "enum" if wanted.as_array().unwrap().contains(value) => {}
                "const" if wanted == value => {}
                "enum" | "const" => return wrong(&wanted.to_string()),
                "minimum" => {
                    if value.as_f64().is_some_and(|number| number < wanted.as_f64().unwrap()) {
                        return wrong("large enough");
                    }
                }
                "pattern" => {
                    if value.as_str().is_some_and(|text| !matches(wanted.as_str().unwrap(), text)) {
                        return wrong(&wanted.to_string());
                    }
                }
                "minItems" | "maxItems" => {
                    let bound = wanted.as_u64().unwrap();
                    let length = value.as_array().map_or(bound, |items| items.len() as u64);
                    if (keyword == "minItems" && length < bound) || (keyword == "maxItems" && length > bound) {
                        return wrong(&format!("of {keyword} {bound}"));
                    }
                }
                "items" => {
                    for item in value.as_array().into_iter().flatten() {
                        self.is_valid(wanted, item, &format!("{path}[]"), described)?;
                    }
                }
                "properties" => {
                    for (key, schema) in wanted.as_object().unwrap() {
                        if let Some(value) = value.get(key) {
                            let path = format!("{path}.{key}");
                            self.is_valid(schema, value, &path, described)?;
                            described.insert(path);
                        }
                    }
                }
                "required" => {
                    if let Some(missing) =
                        wanted.as_array().unwrap().iter().find(|key| value.get(key.as_str().unwrap()).is_none())
                    {
                        return wrong(&format!("with {missing}"));
                    }
                }
                "oneOf" => {
                    let mut fitting = Vec::new();
                    for schema in wanted.as_array().unwrap() {
                        let mut described = BTreeSet::new();
                        if self.is_valid(schema, value, path, &mut described).is_ok() {
                            fitting.push(described);
                        }
                    }
                    let [only] = &mut fitting[..] else {
                        return wrong(&format!("one of its kinds, but {}", fitting.len()));
                    };
                    described.append(only);
                }
                unknown => panic!("teach this test the keyword {unknown}"),
            }
        }
        Ok(())
    }
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        unknown => panic!("teach this test the type {unknown}"),
    }
}

/// Whether a text matches one of the patterns of the schema.
fn matches(pattern: &str, text: &str) -> bool {
    let (letters, rest) = match pattern {
        "^[XO]+$" => ("XO", text),
        "^#[0-9a-f]{6}$" => ("0123456789abcdef", text.strip_prefix('#').filter(|rest| rest.len() == 6).unwrap_or("")),
        "^[XO.]+$" => ("XO.", text),
        "^>?[0-9]+$" => ("0123456789", text.strip_prefix('>').unwrap_or(text)),
        unknown => panic!("teach this test the pattern {unknown}"),
    };
    !rest.is_empty() && rest.chars().all(|letter| letters.contains(letter))
}

fn keys_of(value: &Value, path: &str, keys: &mut BTreeSet<String>) {
    let object = |object: &Map<String, Value>, keys: &mut BTreeSet<String>| {
        for (key, value) in object {
            let path = format!("{path}.{key}");
            keys_of(value, &path, keys);
            keys.insert(path);
        }
    };
    match value {
        Value::Object(map) => object(map, keys),
        Value::Array(items) => items.iter().for_each(|item| keys_of(item, &format!("{path}[]"), keys)),
        _ => {}
    }
}

#[test]
fn what_is_printed_is_as_the_schema_says() {
    let schema = Schema::read();
    let diagonals = "2x2:1/1/1/1";
    let contradiction = "1\n1\n\n1\n1\n\ngivens\nX.\nX.\n";
    // More than 2^128 layouts.
    let wide = format!("600x1:{}{}{}", "1/".repeat(100), "/".repeat(500), vec!["1"; 100].join("."));
    let micro = include_str!("../../../../tests/data/qr/micro-m2-l.txt");
    let part = include_str!("../../../../tests/data/qr/part-2-of-3.txt");
    let undeclared = include_str!("../../../../tests/data/qr/undeclared-shift-jis.txt");
    let mut seen = BTreeSet::new();
    for (arguments, input) in [
        (&["solve"][..], examples::GCHQ_2015.text),
        (&["solve", "--solutions", "2"], diagonals),
        (&["solve", "--method", "passes"], diagonals),
        (&["solve", "--method", "sat"], diagonals),
        (&["solve", "--limit", "3"], examples::LAMBDA.text),
        (&["solve"], contradiction),
        (&["solve"], "$1\n1\n3\n1\n1\n3\n1\n$2\n2\n1\n1\n1\n"),
        (&["solve", "no/such/file"], diagonals),
        (&["steps"], examples::GCHQ_2015.text),
        (&["steps"], examples::LAMBDA.text),
        (&["steps"], examples::NINE_DOM.text),
        (&["steps"], include_str!("../../../../tests/data/golden/forever.txt")),
        (&["steps", "--method", "simulate"], examples::NINE_DOM.text),
        (&["rate"], examples::GCHQ_2015.text),
        (&["rate"], include_str!("../../../../tests/data/golden/forever.txt")),
        (&["rate"], diagonals),
        (&["rate"], contradiction),
        (&["rate", "--limit", "3"], examples::NINE_DOM.text),
        (&["rate"], "2 1\nx\n"),
        (&["steps", "--method", "human"], examples::LAMBDA.text),
        (&["lines"], examples::GCHQ_2015.text),
        (&["lines"], &wide),
        (&["formats"], ""),
        (&["qr"], examples::GCHQ_2015.text),
        (&["qr"], micro),
        (&["qr"], part),
        (&["qr"], undeclared),
        (&["make", "picture"], "OXO\nXXX\nOXO"),
        (&["make", "picture"], "XO\nOX"),
        (&["make", "qr"], "Checked"),
        (&["make", "qr", "--width", "49"], "Checked"),
        (&["make", "repair"], "XO\nOX"),
        (&["make", "repair", "--changes"], "XO\nOX"),
    ] {
        let command = arguments[0];
        let path = if command == "formats" { &[][..] } else { &["-"] };
        let said = nonoscope(&[arguments, &["--json"], path].concat(), input);
        let objects = said.json();
        assert!(!objects.is_empty(), "{arguments:?}: {}", said.err);
        for object in objects {
            schema.check(command, &object).unwrap_or_else(|error| panic!("{arguments:?}: {error}\n{object}"));
            seen.insert(format!(
                "{command} {} {} {}",
                object["verdict"], object["reason"], object["remarks"][0]["kind"]
            ));
        }
    }
    for screenshot in ["margin-03", "ink-boxes-03"] {
        let screenshot = format!("{}/../../tests/data/pictures/{screenshot}.png", env!("CARGO_MANIFEST_DIR"));
        let read = nonoscope(&["read-picture", "--json", &screenshot], "").json();
        schema.check("read-picture", &read[0]).unwrap_or_else(|error| panic!("{error}\n{}", read[0]));
    }
    let kinds = |command: &str| seen.iter().filter(|kind| kind.starts_with(command)).count();
    assert_eq!(["solve", "steps", "qr", "rate"].map(kinds), [6, 6, 4, 5], "{seen:?}");
}

#[test]
fn the_keys_to_choose_from_are_those_of_the_schema() {
    let schema = Schema::read();
    for (command, kinds) in [("solve", &["solved", "outcome", "unread"][..]), ("rate", &["rated", "unread"])] {
        let properties = kinds.iter().map(|kind| schema.root["$defs"][kind]["properties"].as_object().unwrap());
        let described: BTreeSet<&str> = properties.flat_map(|keys| keys.keys().map(String::as_str)).collect();
        let said = nonoscope(&[command, "--json", "--fields", "?", "-"], "1x1:1/1").err;
        let (_, listed) = said.split_once("[possible values: ").unwrap();
        assert_eq!(listed.split_once(']').unwrap().0.split(", ").collect::<BTreeSet<_>>(), described, "{command}");
    }
}

#[test]
fn every_method_prints_what_the_schema_says() {
    let schema = Schema::read();
    let contradiction = "1\n1\n\n1\n1\n\ngivens\nX.\nX.\n";
    let coloured = "width 3\nheight 3\ncolor a #ff0000\ncolor b #0000ff\nrows\n1a\n1b\n1a\ncolumns\n1a\n1b\n1a\n";
    let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/golden/forever.txt");
    let kept = fs::read_to_string(kept).unwrap();
    let examples = examples::ALL.iter().map(|example| example.text).filter(|text| text.len() < 2_000);
    let mut checked = 0;
    for text in examples.chain([&kept, "2x2:1/1/1/1", contradiction, coloured]) {
        for method in Method::ALL {
            for command in ["solve", "steps"] {
                let said = nonoscope(&[command, "--json", "--method", method.name(), "--limit", "20000", "-"], text);
                for object in said.json() {
                    schema.check(command, &object).unwrap_or_else(|error| panic!("{method}: {error}\n{object}"));
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 1_000, "{checked}");
}

#[test]
fn what_is_not_as_the_schema_says_is_noticed() {
    let schema = Schema::read();
    let line: Value = nonoscope(&["lines", "--json", "-"], "2x1:1/0/1").json().remove(0);
    assert_eq!(schema.check("lines", &line), Ok(()));
    for (key, value) in [
        ("axis", "diagonal".into()),
        ("line", 0.into()),
        ("free", Value::Null),
        ("layouts", "many".into()),
        ("clue", vec![-1].into()),
        ("new", true.into()),
    ] {
        let mut other = line.clone();
        other[key] = value;
        assert!(schema.check("lines", &other).is_err(), "{other}");
    }
    let mut less = line.clone();
    less.as_object_mut().unwrap().remove("clue");
    assert!(schema.check("lines", &less).is_err());
    assert!(schema.check("steps", &line).is_err() && schema.check("solve", &line).is_err());
}

#[test]
fn the_schema_lists_all_techniques() {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("docs/json.schema.json");
    let text = fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once("\"techniques\": {").unwrap();
    let (head, rest) = rest.split_once("\"properties\": {\n").unwrap();
    let (listed, after) = rest.split_once("\n          }").unwrap();
    let line = |technique: Technique| format!("            \"{technique}\": {{ \"$ref\": \"#/$defs/number\" }}");
    let all = Technique::ALL.map(line).join(",\n");
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        fs::write(&path, format!("{before}\"techniques\": {{{head}\"properties\": {{\n{all}\n          }}{after}"))
            .unwrap();
    } else {
        assert_eq!(listed, all);
    }
}
