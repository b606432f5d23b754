// Takes pictures of both pages in their main states, and puts those of each size on a sheet: node screenshots.mjs FOLDER [WORD]
// (build the page first). With a word, only sheets whose names contain it are made, such as `make-phone`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openPage } from "./browser.mjs";
import { contact } from "./contact.mjs";
import { noise } from "./hard.mjs";
import { board as drawing, drag, openMaking, section, uncovered, verdict } from "./making.mjs";
import { TULIP, closed, learn, opened, press as pressIt, pressExample } from "./parts.mjs";

const [, , folder = "pictures", word = ""] = process.argv;
const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  small: { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  // A window of 1280 × 800 at 200 % and at 400 % zoom.
  zoomed: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  "zoomed-more": { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
};
/** How high each picture is on its sheet. */
const ON_SHEET = 420;

async function take(name, options, states, open = openPage) {
  if (!name.includes(word)) return;
  await open({ reducedMotion: "reduce", ...options }, async (page) => {
    if (open === openPage) await page.getByRole("status").filter({ hasText: "Press Step" }).waitFor();
    const pictures = [];
    for (const [state, reach] of Object.entries(states)) {
      // A state that does not exist in this size must not hide the others.
      await reach(page).catch((error) => console.error(`${name}, ${state}: ${error.message.split("\n")[0]}`));
      const path = join(folder, `${name}-${state}.png`);
      await page.screenshot({ path });
      pictures.push(path);
    }
    await contact(join(folder, `sheet-${name}.png`), ON_SHEET, pictures);
  });
}

/** Does something in a drawer, and leaves it open. */
const within = (name, act) => async (page) => {
  await closed(page);
  await opened(page, name);
  await act(page);
};
/** The same, and closes it, so that the board is seen. */
const done = (name, act) => async (page) => {
  await within(name, act)(page);
  await closed(page);
};
const type = (text) => done("Puzzle", (page) => page.getByRole("textbox", { name: "Puzzle" }).fill(text));

const press = (name) => (page) => pressIt(page, name);
const choose = (name, option) => (page) => page.getByRole("combobox", { name }).selectOption(option);
const steps = (count) => async (page) => {
  for (let step = 0; step < count; step++) await press("Step")(page);
};
const states = {
  start: async () => {},
  small: async (page) => {
    await press("Try a small puzzle")(page);
    await page.getByRole("button", { name: "row 2, column 1: " }).click();
    await page.getByRole("button", { name: "row 5, column 5: " }).click();
  },
  "small-gap": async (page) => {
    for (const column of [2, 3, 4, 5]) await page.getByRole("button", { name: `row 2, column ${column}: ` }).click();
    await page.getByRole("button", { name: "row 3, column 2: " }).click();
  },
  "small-end": async (page) => {
    for (const [row, column] of [[3, 1], [3, 3], [3, 5], [1, 1], [4, 1], [5, 1]]) {
      await page.getByRole("button", { name: `row ${row}, column ${column}: ` }).click();
    }
    await page.getByText("The picture is an umbrella").waitFor();
  },
  steps: async (page) => {
    await page.keyboard.press("Escape");
    await steps(6)(page);
  },
  "pass-1": press("Next pass"),
  midway: (page) => page.getByRole("slider", { name: "Position" }).fill("59"),
  end: press("To the end"),
  larger: async (page) => {
    await press("Larger")(page);
    await press("Larger")(page);
  },
  own: async (page) => {
    await press("Whole board")(page);
    await page.getByRole("radio", { name: "Play" }).check();
    await page.getByRole("group", { name: /^Board/ }).focus();
    for (const key of ["ArrowRight", "Space", "ArrowRight", "Space", "ArrowDown", "x", "ArrowLeft", "Space"]) {
      await page.keyboard.press(key);
    }
    await press("Check")(page);
  },
  hint: async (page) => {
    await press("Clear")(page);
    await press("Clear them all")(page);
    await press("Hint")(page);
    await page.getByText("Look at").waitFor();
    await press("Hint")(page);
    await press("Hint")(page);
    await page.getByText("Press Hint again to mark").waitFor();
  },
  keys: (page) => page.keyboard.press("?"),
  learn: async (page) => {
    await page.keyboard.press("Escape");
    await learn(page);
    await page.getByText("Your turn").waitFor();
  },
  "learn-reasons": async (page) => {
    await page.getByRole("button", { name: /^Overlap, / }).click();
    await page.getByRole("heading", { name: "Overlap" }).waitFor();
    await page.getByText("Your turn").waitFor();
    await page.waitForTimeout(500);
    await press("Show me")(page);
    await page.waitForTimeout(300);
  },
  "learn-board": async (page) => {
    await page.getByRole("button", { name: /^Contradiction, / }).click();
    await page.getByText("what is the framed cell").waitFor();
  },
  line: async (page) => {
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Watch" }).check();
    await page.getByRole("slider", { name: "Position" }).fill("59");
    await within("Layouts", async () => {})(page);
  },
  words: within("More", (page) => page.getByText("The board in words, row by row").click()),
  rubbish: async (page) => {
    await page.getByText("The board in words, row by row").click();
    await within("Puzzle", (page) => page.getByRole("textbox", { name: "Puzzle" }).fill("7 3 1 1 7\n1 1 2 x 1 1\n"))(page);
    await press("Show the solution")(page);
    await page.getByRole("alert").filter({ hasText: "Line 2" }).waitFor();
  },
  supposed: async (page) => {
    await done("Puzzle", (page) => pressExample(page, "Lambda"))(page);
    await page.getByRole("heading", { name: "Puzzle 6" }).waitFor();
    await steps(3)(page);
  },
  "supposed-end": press("To the end"),
  likely: async (page) => {
    await page.getByRole("slider", { name: "Position" }).fill("40");
    await done("More", (page) => page.getByRole("checkbox", { name: "likely" }).check())(page);
    await page.waitForTimeout(300);
  },
  solutions: async (page) => {
    await done("More", (page) => page.getByRole("checkbox", { name: "likely" }).uncheck())(page);
    await done("Puzzle", (page) => pressExample(page, "QR, three ways"))(page);
    await page.getByRole("heading", { name: "three solutions" }).waitFor();
    await press("Next solution")(page);
  },
  none: async (page) => {
    await type("1\n3\n1\n3\n\n2\n2\n4")(page);
    await page.getByRole("heading", { name: "3 × 4" }).waitFor();
    await press("To the end")(page);
  },
  formula: within("More", (page) => page.getByText("The puzzle as a formula").click()),
  searching: async (page) => {
    await page.getByText("The puzzle as a formula").click();
    await done("More", choose("Method", "simulate"))(page);
    await type(noise(50, 1))(page);
    await page.getByText("cells supposed").waitFor();
    await page.getByRole("heading", { name: "50" }).waitFor();
  },
  stopped: press("Stop"),
  huge: async (page) => {
    const lines = Array(1024).fill("1").join("/");
    await type(`1024x1024:${lines}/${lines}`)(page);
    await page.getByRole("heading", { name: "1024" }).waitFor();
  },
  gallery: within("Puzzle", press("Choose a puzzle …")),
  saving: async (page) => {
    await page.keyboard.press("Escape");
    await closed(page);
    await opened(page, "More");
    await choose("Board format", "GIF of the steps")(page);
    await page.getByRole("button", { name: "Print …" }).scrollIntoViewIfNeeded();
  },
  sheet: (page) => choose("Board format", "PDF sheet, A4")(page),
  several: async (page) => {
    await done("More", choose("Method", "auto"))(page);
    await opened(page, "Puzzle");
    await page.getByRole("textbox", { name: "Puzzle" }).fill("$1\n1\n1\n$2\n2\n0\n1\n1\n$3\n1\n1");
    await page.getByRole("combobox", { name: "Which puzzle" }).selectOption("1");
    await page.getByRole("heading", { name: "Puzzle 2 of" }).waitFor();
  },
  faults: async (page) => {
    await page.getByRole("textbox", { name: "Puzzle" }).fill("rows\n1 1\n3 x\n2+\n\ncolumns\n1 1\n1");
    await page.getByText("Line 4").waitFor();
  },
  coloured: async (page) => {
    await type(TULIP)(page);
    await page.getByRole("heading", { name: /5\s×\s5/ }).waitFor();
    await steps(5)(page);
  },
  "coloured-own": async (page) => {
    await page.getByRole("radio", { name: "Play" }).check();
    await press("Letters on colours")(page);
    await press("Hint")(page);
    await page.getByText("Look at").waitFor();
    await press("Hint")(page);
    await press("Hint")(page);
    await page.getByText("Press Hint again to mark").waitFor();
  },
  "coloured-end": async (page) => {
    await page.getByRole("radio", { name: "Watch" }).check();
    await press("To the end")(page);
  },
  link: async (page) => {
    await page.evaluate(() => { location.hash = "#n1RtToBAU"; });
    await page.getByText("This link is damaged").waitFor();
  },
  dropping: (page) => page.evaluate(() => document.body.toggleAttribute("data-dropping", true)),
};

/** A heart, row by row, drawn with the pen. */
const HEART = [[1, 2, 3], [1, 6, 7], [2, 1, 8], [3, 1, 8], [4, 1, 8], [5, 2, 7], [6, 3, 6], [7, 4, 5]];

/** The page for making. */
const making = {
  empty: async () => {},
  drawn: async (page) => {
    for (const [row, first, last] of HEART) await drag(page, [row, first], [row, last]);
    await verdict(page, "One solution");
    await page.getByText("Difficulty").waitFor();
  },
  several: async (page) => {
    await drag(page, [0, 0]);
    await drag(page, [9, 9]);
    await verdict(page, "Several solutions");
  },
  given: async (page) => {
    await page.keyboard.press("g");
    await drag(page, [0, 0]);
    await drag(page, [0, 9]);
    await verdict(page, "One solution");
    await page.getByText("Difficulty").waitFor();
  },
  keyboard: async (page) => {
    await page.keyboard.press("p");
    await page.getByRole("group", { name: /^Board:/ }).focus();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  },
  draw: (page) => section(page, "Draw"),
  colours: async (page) => {
    await press("Add a colour")(page);
    await press("Add a colour")(page);
    await uncovered(page);
    await drag(page, [8, 1], [8, 8]);
    await verdict(page, /solution/);
  },
  mine: async (page) => {
    await section(page, "Puzzles");
    await page.getByRole("textbox", { name: "Title" }).fill("Heart");
    await press("New")(page);
    await page.getByRole("img", { name: /cells: 0 filled/ }).waitFor();
    await uncovered(page);
    await drag(page, [2, 2], [2, 6]);
    await section(page, "Puzzles");
  },
  take: async (page) => {
    await section(page, "Export");
    await page.getByRole("checkbox", { name: "Heart, 10 × 10" }).check();
  },
  "take-sheet": async (page) => {
    await press("Save the sheet as a PDF")(page);
    await page.getByText("Saved nonograms.pdf").waitFor();
    await page.getByText("Saved nonograms.pdf").scrollIntoViewIfNeeded();
    await section(page, "Puzzles");
  },
  deleted: (page) => press("Delete Heart, 10 × 10")(page),
  keys: async (page) => {
    await uncovered(page);
    await page.keyboard.press("?");
  },
  card: async (page) => {
    await page.keyboard.press("Escape");
    await section(page, "Puzzles");
    await press("Copy from Watch")(page);
    await page.getByRole("img", { name: /^Board of 25 × 25 / }).waitFor();
    await page.getByText("Difficulty").waitFor();
  },
  larger: async (page) => {
    await press("Larger")(page);
    await press("Larger")(page);
  },
  large: async (page) => {
    await uncovered(page);
    await press("Whole board")(page);
    await section(page, "Draw");
    await page.getByRole("combobox", { name: "Size", exact: true }).selectOption("60");
    await uncovered(page);
    await drawing(page).waitFor();
  },
};

await mkdir(folder, { recursive: true });
for (const [size, options] of Object.entries(SIZES)) {
  for (const colorScheme of ["light", "dark"]) {
    await take(`${size}-${colorScheme}`, { colorScheme, ...options }, states);
    await take(`make-${size}-${colorScheme}`, { colorScheme, ...options }, making, openMaking);
  }
}
for (const size of ["wide", "phone"]) await take(`${size}-forced`, { forcedColors: "active", ...SIZES[size] }, states);
