// The programs of the page stay within their budgets.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { DIST } from "./browser.mjs";

// The most kilobytes of the files of each program, compressed as `cargo xtask build` lists them. Another version of the compiler
// makes programs that are a little larger or smaller.
const BUDGETS = { page: 339, tutor: 269, worker: 279, reader: 247, artist: 261, lightbox: 83, scanner: 150, searcher: 39 };

// The page for making loads these for itself; they have no budget.
const MAKING = ["make", "easel"];

const all = await readdir(DIST);
const ofProgram = (name) => all.filter((file) => file.startsWith(name));
const programs = Object.keys(BUDGETS).filter((name) => name !== "page");
const others = [...programs, ...MAKING].flatMap(ofProgram);
const files = (name) => (name === "page" ? all.filter((file) => !others.includes(file)) : ofProgram(name));

for (const [name, most] of Object.entries(BUDGETS)) {
  test(`${name} is at most ${most} KB`, async () => {
    assert.notEqual(files(name).length, 0);
    const sizes = files(name).map(async (file) => gzipSync(await readFile(join(DIST, file)), { level: 9 }).length);
    const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    assert.ok(loaded <= 1000 * most, `${loaded} bytes`);
  });
}
