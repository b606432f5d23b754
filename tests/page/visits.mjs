// What three visits load, over the wire with gzip: watching the card to its end, pasting a puzzle and stepping, and making a puzzle and saving
// it. `node visits.mjs` prints them (build the page first); the test of weights holds them to their budgets.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { DIST, openPage } from "./browser.mjs";
import { begun, drag, filled, saved, section, uncovered } from "./making.mjs";
import { paste, press, ready, says, size, status, unknown } from "./parts.mjs";

const isCompressed = (file) => file.endsWith(".png");

/** How many bytes a file takes on the wire. */
export async function weight(file) {
  const bytes = await readFile(join(DIST, file));
  return isCompressed(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/** The bytes of each file that a visit loads, the largest first. Each file counts once: a browser keeps it. */
async function visit(start, body) {
  const loaded = new Set();
  await openPage({ start: "about", expected: /404/, asIs: true }, async (page, site) => {
    page.on("request", (request) => {
      if (!request.url().startsWith(site.address)) return;
      loaded.add(request.url().slice(site.address.length).replace(/[?#].*/, "") || "index.html");
    });
    await page.goto(site.address + start);
    await body(page);
  });
  const weights = await Promise.all([...loaded].map(async (file) => [file, await weight(file)]));
  return weights.sort(([, one], [, other]) => other - one);
}

export const VISITS = {
  "watch the card to its end": () =>
    visit("", async (page) => {
      await ready(page);
      await press(page, "Step");
      await says(status(page), /(Row|Column) \d/);
      await press(page, "To the end");
      await unknown(page, 0);
    }),
  "paste a puzzle and step": () =>
    visit("", async (page) => {
      await ready(page);
      await paste(page, "5x5:1.1/5/5/3/1/2/4/4/4/2");
      await size(page, 5, 5);
      await press(page, "Step");
      await says(status(page), /(Row|Column) \d/);
    }),
  "make a puzzle and save it": () =>
    visit("make.html", async (page) => {
      await begun(page);
      await section(page, "Draw");
      await page.getByRole("combobox", { name: "Size", exact: true }).selectOption("5");
      await uncovered(page);
      await drag(page, [2, 0], [2, 4]);
      await filled(page, 5);
      await section(page, "Export");
      await saved(page, "Save the picture");
    }),
};

/** The sum of what a visit loads, in bytes. */
export const sum = (weights) => weights.reduce((sum, [, bytes]) => sum + bytes, 0);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, visit] of Object.entries(VISITS)) {
    const weights = await visit();
    const files = weights.map(([file, bytes]) => `${file} ${Math.round(bytes / 100) / 10}`).join(", ");
    console.log(`${name}: ${Math.round(sum(weights) / 1000)} KB (${files})`);
  }
}
