// The style sheets: what is served, and that no rule is for something that is gone.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ofFeatures, spelledOut, styles } from "../../xtask/styles.mjs";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFile(join(PROJECT, path), "utf8");
const withoutComments = (sheet) => sheet.replace(/\/\*.*?\*\//gs, "");

test("the first visit gets one sheet, tokens first, and what is loaded later has its own", async () => {
  const served = new Map(await styles(PROJECT));
  assert.deepEqual([...served.keys()].sort(), ["lightbox.css", "make.css", "shelf.css", "style.css"]);
  const style = withoutComments(served.get("style.css"));
  assert.match(style.trimStart(), /^:root \{\s+--desk: light-dark\(/);
  const own = ["#finish {", "#strips {", "#card {"];
  for (const rule of own) assert.equal(style.split(rule).length, 2, rule);
  assert.ok(!style.includes("#make-tools") && !style.includes("#lightbox-work") && !style.includes("#calendar {"));
  assert.ok(served.get("shelf.css").includes("#calendar {") && served.get("shelf.css").includes("#record {"));
  const paths = await ofFeatures(PROJECT);
  assert.deepEqual(paths, paths.toSorted());
  assert.ok(paths.includes("src/finish/style.css") && !paths.includes("src/make/style.css"));
});

test("kinds of windows are spelled out, and an unknown one is an error", async () => {
  const named = new Map([["--low", "(max-height: 20rem)"], ["--small", "(--low) or (max-width: 30rem)"]]);
  const sheet = "@custom-media --low (max-height: 20rem);\n@media (--small) { a { color: var(--low) } }";
  assert.equal(spelledOut(sheet, named).trim(), "@media (((max-height: 20rem)) or (max-width: 30rem)) { a { color: var(--low) } }");
  assert.throws(() => spelledOut("@media (--high) {}", named), /--high/);
  for (const [name, served] of await styles(PROJECT)) {
    assert.ok(!/@custom-media|@media[^{]*\(--/.test(served), name);
  }
});

test("every id, class and token of a sheet is in use", async () => {
  const files = async (folder, ending) => {
    const names = await readdir(join(PROJECT, folder), { recursive: true });
    return Promise.all(names.filter((name) => ending.test(name)).map((name) => read(join(folder, name))));
  };
  const code = [
    ...(await files("src", /\.rs$/)),
    ...(await files("crates/kit/src", /\.rs$/)),
    ...(await files("crates/picture/src", /\.rs$/)),
    ...(await files("www", /\.(js|svg)$/)),
    ...(await Promise.all(["index.html", "make.html"].map(read))),
  ].join("\n");
  const words = new Set(code.match(/[\w-]+/g));
  const sheets = (await styles(PROJECT)).map(([, sheet]) => withoutComments(sheet)).join("\n");
  const selectors = sheets.replace(/"[^"]*"/g, "").match(/[^{};]+(?=\{)/g).join("\n");
  const named = [...selectors.matchAll(/[#.]([a-z][\w-]*)/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(named)].filter((name) => !words.has(name)), []);
  const tokens = new Set([...sheets.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name));
  const used = new Set([...sheets.matchAll(/var\((--[a-z-]+)/g)].map(([, name]) => name));
  const asked = (name) => words.has(name) || words.has(name.slice(2)) || code.includes(name);
  assert.deepEqual([...tokens].filter((name) => !used.has(name) && !asked(name)), []);
  // What code sets, such as `--at`, needs no value here.
  assert.deepEqual([...used].filter((name) => !tokens.has(name) && !asked(name)), []);
});
