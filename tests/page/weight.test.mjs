// The page loads no more than README.md and docs/benchmarks.md say.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { DIST } from "./browser.mjs";

// Another version of the compiler makes programs that are a little larger or smaller.
const SLACK = 1.01;

const read = (file) => readFile(new URL(`../../${file}`, import.meta.url), "utf8");
const readme = await read("README.md");
const benchmarks = await read("docs/benchmarks.md");

/** The first figure in kilobytes that comes after these words. */
const said = (text, words) => {
  const [, figure] = /(\d+) KB/.exec(text.slice(text.indexOf(words) + words.length)) ?? [];
  assert.ok(text.includes(words) && figure, words);
  return 1000 * Number(figure);
};

/** The bytes of these files, compressed as `cargo xtask build` lists them. */
async function bytes(files) {
  const sizes = files.map(async (file) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const all = await readdir(DIST);
const ofProgram = (name) => all.filter((file) => file.startsWith(name));
const [solver, tutor, reader, artist] = ["worker", "tutor", "reader", "artist"].map(ofProgram);
// What the page for making has for itself.
const making = ["make", "easel"].flatMap(ofProgram);
const [lightbox, scanner, searcher] = ["lightbox", "scanner", "searcher"].map(ofProgram);
const others = [solver, tutor, reader, artist, making, lightbox, scanner, searcher].flat();
const page = all.filter((file) => !others.includes(file));

test("the page is as light as it says, until the first puzzle can be stepped", async () => {
  const most = said(benchmarks, "| the page, until the first puzzle can be stepped |");
  assert.equal(said(readme, "It loads **"), most);
  assert.ok(most <= 400_000, "a first visit");
  const loaded = await bytes(page);
  assert.ok(loaded <= SLACK * most, `${loaded} bytes`);
});

test("so is the program that argues like a person", async () => {
  const most = said(benchmarks, "| the program that argues like a person");
  assert.equal(said(readme, "the first puzzle can be stepped, "), most);
  const loaded = await bytes(tutor);
  assert.ok(loaded <= SLACK * most, `${loaded} bytes`);
});

test("so is the solver", async () => {
  const loaded = await bytes(solver);
  assert.ok(loaded <= SLACK * said(benchmarks, "| the solver, when another puzzle is opened |"), `${loaded} bytes`);
});

test("so is the program that reads and writes texts", async () => {
  const loaded = await bytes(reader);
  assert.ok(loaded <= SLACK * said(benchmarks, "| the program that reads and writes texts"), `${loaded} bytes`);
});

test("so is the program that draws files", async () => {
  const loaded = await bytes(artist);
  assert.ok(loaded <= SLACK * said(benchmarks, "| the program that draws files"), `${loaded} bytes`);
});

test("so are the dialogue to which pictures are shown, and the program that reads them", async () => {
  const shown = await bytes(lightbox);
  assert.ok(shown <= SLACK * said(benchmarks, "| the dialogue to which pictures are shown |"), `${shown} bytes`);
  const most = said(benchmarks, "| the program that reads pictures, with that dialogue |");
  assert.ok(most <= 150_000);
  const loaded = await bytes(scanner);
  assert.ok(loaded <= SLACK * most, `${loaded} bytes`);
});

test("so is the program that helps to search", async () => {
  const loaded = await bytes(searcher);
  assert.ok(loaded <= SLACK * said(benchmarks, "| the program that helps to search"), `${loaded} bytes`);
});
