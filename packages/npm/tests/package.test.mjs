// What users of the package get: the answers that its README promises, its types, and no larger downloads than promised.
import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { blocks, CLI, installed, run, TOOLS } from "./installed.mjs";

const folder = installed("package");
const inside = join(folder, "node_modules/nonoscope");
const tsc = (...words) => run(folder, process.execPath, join(TOOLS, "typescript/bin/tsc"), "--noEmit", "--strict", ...words);
const MODERN = ["--target", "es2022", "--module", "nodenext"];

test("the first five lines of the README run as they stand", () => {
  const [first] = blocks();
  assert.equal(first.trimEnd().split("\n").length, 5);
  writeFileSync(join(folder, "first.js"), first);
  const said = run(folder, process.execPath, "first.js");
  assert.match(said, /^unique \[\n {2}\[ 0, 1, 0, 1, 0 \],\n/);
  assert.match(said, /\nRow 2: the 5 takes all 5 cells, so they are all filled\.\n/);
});

test("all examples of the README run and compile strictly", () => {
  const all = blocks();
  assert.equal(all.length, 7);
  all.forEach((block, index) => writeFileSync(join(folder, `example-${index}.ts`), block));
  tsc(...MODERN, ...all.map((_, index) => `example-${index}.ts`));
  // As a bundler looks for it.
  tsc("--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "es2022,dom", ...[0, 1, 2, 4, 5].map((index) => `example-${index}.ts`));
  // Without their types, they are programs. The last one would need a server.
  const script = (index, text) => {
    writeFileSync(join(folder, `example-${index}.js`), text);
    return run(folder, process.execPath, `example-${index}.js`);
  };
  const said = script(1, all[1]);
  assert.match(said, /^No single line gives|^Row|^Column/);
  assert.match(said, /\n\[\]\n/);
  assert.match(said, /\ngentle\n/);
  assert.match(said, /\n<svg /);
  assert.equal(script(2, all[2]), "[ [ 1, -1 ], [ -1, -1 ] ] { name: 'sea', letter: 's', rgb: '#1f61b4' }\n[ [ 1, 2 ], [ 2, 1 ] ]\n");
  const plain = all[3].replace("type Mistake, ", "").replace(": readonly Mistake[]", "");
  assert.equal(script(3, plain), "2 Line 2, column 1: Found “x”, expected a number.\n");
  assert.match(script(4, all[4]), /^Mehr als eine Lösung\. [^]*2行目[^]*\nde Deutsch, en English, /);
  assert.equal(script(5, all[5]), "unique\n");
  assert.throws(() => script(5, all[5].replace("10_000", "0")), (error) => /TimeoutError/.test(error.stderr));
});

test("the types refuse what is wrong, and know what comes back", () => {
  const wrong = [
    'await solve("1x1:1/1", { method: "magic" });',
    'await draw("1x1:1/1", "jpeg");',
    "await read(5);",
    'const bytes: Uint8Array = await draw("1x1:1/1", "svg");',
    'const rating: number = (await rate("1x1:1/1")).number;',
    "await make({ message: 5 });",
    'for (const step of steps("1x1:1/1")) console.log(step);',
  ];
  const begin = 'import { draw, make, rate, read, solve, steps } from "nonoscope";\n';
  const used = "export const all = [draw, make, rate, read, solve, steps];\n";
  for (const line of wrong) {
    writeFileSync(join(folder, "wrong.ts"), `${begin}${line}\n${used}`);
    assert.throws(() => tsc(...MODERN, "wrong.ts"), (error) => /wrong\.ts\(2,\d+\): error/.test(error.stdout), line);
  }
});

test("the types allow what makes sense, and refuse what does not", () => {
  cpSync(new URL("./types.ts", import.meta.url), join(folder, "types.ts"));
  tsc(...MODERN, "types.ts");
  tsc(...MODERN, "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--lib", "es2022,dom", "types.ts");
});

test("the version is that of the command line", () => {
  const { version } = JSON.parse(readFileSync(join(inside, "package.json"), "utf8"));
  assert.equal(run(folder, CLI, "--version").split(/[ \n]/)[1], version);
});

test("no type says any", () => {
  const types = readdirSync(inside).filter((name) => name.endsWith(".d.ts"));
  assert.deepEqual(types, ["board.d.ts", "index.d.ts", "languages.d.ts", "load.d.ts", "node-worker.d.ts", "node.d.ts", "nonoscope.d.ts", "read-error.d.ts", "types.d.ts", "worker.d.ts"]);
  for (const name of types) {
    const code = readFileSync(join(inside, name), "utf8").replace(/\/\*[^]*?\*\//g, "");
    assert.doesNotMatch(code, /\bany\b/, name);
  }
});

test("the package holds only what it needs, and its programs are small", () => {
  const files = readdirSync(inside, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name).slice(inside.length + 1).replaceAll("\\", "/"));
  const [programs, modules] = [["solver", "rest", "studio"], ["board", "index", "languages", "load", "node", "node-worker", "nonoscope", "read-error", "types", "worker"]];
  const inner = ["answers", "expected", "modules", "node-thread", "once", "packs", "programs", "thread", "words"];
  const languages = ["de", "es", "fr", "ja", "ru"];
  assert.deepEqual(
    names.sort(),
    [
      ...["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"],
      ...inner.map((name) => `${name}.js`),
      ...languages.map((tag) => `languages/${tag}.txt`),
      ...["programs/board.wasm", "programs/board-human.wasm"],
      ...modules.flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
      ...programs.flatMap((name) => [`programs/${name}.js`, `programs/${name}.wasm`]),
    ].sort(),
  );
  const readme = readFileSync(join(inside, "README.md"), "utf8");
  const most = { solver: 259_000, rest: 469_000, studio: 486_000 };
  for (const name of programs) {
    const size = gzipSync(readFileSync(join(inside, `programs/${name}.wasm`)), { level: 9 }).length;
    assert.ok(size <= most[name], `${name}: ${size} bytes`);
    assert.ok(readme.includes(`at most ${most[name] / 1000} KB`), name);
  }
  assert.ok(readme.includes("The words of a language, at most 36 KB"));
  for (const tag of languages) {
    const size = gzipSync(readFileSync(join(inside, `languages/${tag}.txt`)), { level: 9 }).length;
    assert.ok(size <= 36_000, `${tag}: ${size} bytes`);
  }
});
