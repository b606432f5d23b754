// What visits load stays within their budgets, and so do the programs that read pictures.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { DIST } from "./browser.mjs";
import { VISITS, sum, weight } from "./visits.mjs";

// The most kilobytes, compressed as `cargo xtask bench page` counts them. Another version of the compiler makes programs that are a little
// larger or smaller.
const OF_VISITS = { "watch the card to its end": 354, "paste a puzzle and step": 912, "make a puzzle and save it": 843 };
const OF_PROGRAMS = { lightbox: 78, scanner: 152 };

for (const [name, most] of Object.entries(OF_VISITS)) {
  test(`to ${name} takes at most ${most} KB`, async () => {
    const weights = await VISITS[name]();
    assert.ok(sum(weights) <= 1000 * most, weights.join("\n"));
  });
}

for (const [name, most] of Object.entries(OF_PROGRAMS)) {
  test(`${name} is at most ${most} KB`, async () => {
    const files = (await readdir(DIST)).filter((file) => file.startsWith(name));
    assert.notEqual(files.length, 0);
    const weights = await Promise.all(files.map(async (file) => [file, await weight(file)]));
    assert.ok(sum(weights) <= 1000 * most, weights.join("\n"));
  });
}
