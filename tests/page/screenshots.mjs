// Takes pictures of the page in its main states: node screenshots.mjs FOLDER (the page must have been built).
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openPage } from "./browser.mjs";

const folder = process.argv[2] ?? "pictures";
const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  small: { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

async function take(name, options, states) {
  await openPage({ reducedMotion: "reduce", ...options }, async (page) => {
    await page.getByRole("status").filter({ hasText: "Press Step" }).waitFor();
    for (const [state, reach] of Object.entries(states)) {
      await reach(page);
      await page.screenshot({ path: join(folder, `${name}-${state}.png`), fullPage: options.fullPage ?? false });
    }
  });
}

const press = (name) => (page) => page.getByRole("button", { name, exact: true }).click();
const steps = (count) => async (page) => {
  for (let step = 0; step < count; step++) await press("Step")(page);
};
const states = {
  start: async () => {},
  steps: steps(6),
  "pass-1": press("Next pass"),
  midway: (page) => page.getByRole("slider", { name: "Position" }).fill("59"),
  end: press("To the end"),
  rubbish: async (page) => {
    await page.getByRole("textbox", { name: "Puzzle" }).fill("7 3 1 1 7\n1 1 2 x 1 1\n");
    await press("Solve")(page);
    await page.getByRole("alert").filter({ hasText: "Line 2" }).waitFor();
  },
  stuck: async (page) => {
    await page.getByRole("combobox", { name: "Example" }).selectOption("Lambda");
    await page.getByRole("heading", { name: "Lambda" }).waitFor();
  },
};

await mkdir(folder, { recursive: true });
for (const [size, options] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"]) {
    await take(`${size}-${colorScheme}`, { colorScheme, ...options }, states);
  }
}
