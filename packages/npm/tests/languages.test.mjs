// Sentences in other languages: the same in this thread and in a worker, loaded when they are first wanted, and never mixed up.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openPage } from "../../../tests/page/browser.mjs";
import { imported, installed, run } from "./installed.mjs";

const here = await imported("languages");
const worker = await imported("languages", "node-worker.js");
const folder = installed("languages");
const HEART = "5x5:2/4/4/4/2/1.1/5/5/3/1";
const SAID = { en: "Row 2: the 5 takes all 5 cells", de: "Zeile 2: Die 5 braucht alle 5 Kästchen", ja: "だけで5マスがすべて埋まります" };

const first = async (its, options) => {
  for await (const step of its.steps(HEART, options)) return step.sentence;
};
const all = async (steps) => {
  const found = [];
  for await (const step of steps) found.push(step);
  return found;
};

for (const [where, its] of [["this thread", here], ["a worker", worker]]) {
  test(`in ${where}, every function speaks the language that it is asked in`, async () => {
    for (const language of ["de", "de-AT", "DE", "ja", "en-GB", undefined]) {
      const tag = (language ?? "en").toLowerCase().split("-")[0];
      assert.ok((await first(its, { language })).includes(SAID[tag]), `${language}: ${await first(its, { language })}`);
    }
    const language = "de";
    const board = Array.from({ length: 5 }, () => Array(5).fill(-1));
    assert.match((await its.solve("2x2:1/1/1/1", { language })).sentence, /Lösung/);
    assert.match((await its.solve(HEART, { language, method: "human" })).sentence, /Lösung/);
    assert.match((await its.hint(HEART, board, { language })).sentence, /Zeile 2/);
    assert.match((await its.check(HEART, board, { language })).sentence, /markiert/);
    assert.match((await its.explain(HEART, { row: 1, column: 0 }, board, { language })).sentence, /Zeile 2/);
    assert.match((await its.read("[[[1,1],[1]],[[1],[1],[1]]]", undefined, { language })).remarks[0], /^Gelesen als .* read\(text, "haskell"\)\.$/);
    await assert.rejects(its.read("2 1\nx", undefined, { language }), /^ReadError: Textzeile 2, Zeichen 1: /);
    await assert.rejects(its.readAll("2 1\nx", undefined, { language }), /^ReadError: Textzeile 2, Zeichen 1: /);
    const drawn = await its.draw(HEART, "svg", { language });
    assert.notEqual(drawn, await its.draw(HEART, "svg"));
    assert.match(String.fromCharCode(...(await its.draw(HEART, "pdf", { language: "ja" })).subarray(0, 5)), /^%PDF-/);
  });

  test(`in ${where}, calls in several languages do not get in each other's way`, async () => {
    const tags = Object.keys(SAID);
    const turns = await Promise.all(Array.from({ length: 30 }, async (_, turn) => [tags[turn % 3], await first(its, { language: tags[turn % 3] })]));
    for (const [tag, said] of turns) assert.ok(said.includes(SAID[tag]), `${tag}: ${said}`);
    const [german, english] = await Promise.all([all(its.steps(HEART, { language: "de" })), all(its.steps(HEART))]);
    assert.equal(german.length, english.length);
    for (const [index, step] of german.entries()) {
      assert.notEqual(step.sentence, english[index].sentence);
      assert.deepEqual({ ...step, sentence: "", arguments: [] }, { ...english[index], sentence: "", arguments: [] });
    }
  });

  test(`in ${where}, a language that is not there is refused, with those that are`, async () => {
    for (const language of ["xx", "", "english"]) {
      await assert.rejects(its.solve(HEART, { language }), { name: "RangeError", message: `There is no language “${language}”; expected one of de, en, es, fr, ja, ru.` });
    }
    await assert.rejects(its.make({ language: 5 }), { name: "TypeError", message: "Expected the tag of a language as a text, found 5." });
  });
}

test("all languages are listed, and each has its words in the package", async () => {
  const tags = here.languages.map(({ tag }) => tag);
  assert.deepEqual(here.languages.find(({ tag }) => tag === "ja"), { tag: "ja", name: "日本語" });
  const files = readdirSync(join(folder, "node_modules/nonoscope/languages"));
  assert.deepEqual(files.sort(), tags.filter((tag) => tag !== "en").map((tag) => `${tag}.txt`).sort());
  const said = await Promise.all(tags.map((language) => first(here, { language })));
  assert.equal(new Set(said).size, tags.length);
});

test("words that do not come are said, and tried again", () => {
  const script = `import { readFile } from "node:fs/promises";
import { loadBy, solve } from "nonoscope/worker";
const asked = [];
loadBy((name, address) => {
  asked.push(name);
  if (name === "de" && asked.filter((one) => one === "de").length === 1) throw new Error("not today");
  return name === "fr" ? 5 : readFile(address);
});
const solved = (language) => solve("2x2:1/1/1/1", { language }).then(({ sentence }) => sentence, (error) => error.message);
console.log(await solved("de"));
console.log(/Lösung/.test(await solved("de")), /Lösung/.test(await solved("de")));
console.log(await solved("fr"));
console.log(asked.join());`;
  writeFileSync(join(folder, "tries.mjs"), script);
  const said = run(folder, process.execPath, "tries.mjs").trim().split("\n");
  assert.deepEqual(said, ["not today", "true true", "Expected bytes or a Response for the language fr, found 5.", "solver,de,de,fr"]);
});

test("in a browser, a page in English loads no words, and one in German only those of German, once", async () => {
  const own = join(folder, "page");
  mkdirSync(own, { recursive: true });
  cpSync(join(folder, "node_modules/nonoscope"), join(own, "nonoscope"), { recursive: true });
  writeFileSync(join(own, "_headers"), "/*\n  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:\n");
  writeFileSync(join(own, "index.html"), '<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><p id="said"></p><script type="module" src="page.js"></script>');
  for (const [script, language, expected] of [["index", "en", "More than one solution."], ["index", "de", "Mehr als eine Lösung."], ["worker", "en", "More than one solution."], ["worker", "de", "Mehr als eine Lösung."]]) {
    writeFileSync(
      join(own, "page.js"),
      `import { solve } from "./nonoscope/${script}.js";
const ask = () => solve("2x2:1/1/1/1", { language: "${language}" });
document.getElementById("said").textContent = (await Promise.all([ask(), ask()])).map(({ sentence }) => sentence).join(" ");
`,
    );
    await openPage({ folder: own, headers: true }, async (page, site) => {
      await page.locator("#said").filter({ hasText: expected }).waitFor();
      const asked = site.asked.filter((name) => name.endsWith(".txt")).map((name) => name.split("/").at(-1));
      assert.deepEqual(asked, language === "en" ? [] : ["de.txt"], `${script} ${language}`);
    });
  }
});
