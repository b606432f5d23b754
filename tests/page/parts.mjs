// The parts of the page as a person finds them: by role and accessible name only.

/** Waits until the page has been drawn: what opens or changes its size is filled only then. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A button. That for hints says which press comes next, too. */
export const button = (page, name) =>
  page.getByRole("button", { name: name === "Hint" ? /^Hint( \d of 4)?$/ : name, exact: true });
export const press = async (page, name) => {
  // A small window leaves these two to the slider.
  if (ENDS.has(name) && !(await button(page, name).isVisible())) await position(page).press(ENDS.get(name));
  else await button(page, name).click();
};
const ENDS = new Map([["To the start", "Home"], ["To the end", "End"]]);
/** The examples whose names would give their pictures away, with their numbers in the gallery. */
const NUMBERS = {
  Heart: 1,
  Teacup: 3,
  "Sailing boat": 4,
  Lambda: 6,
  Tulip: 7,
  Owl: 8,
  Snail: 9,
  Balloon: 10,
  Lighthouse: 11,
  Bicycle: 12,
  Cat: 14,
  Locomotive: 16,
  Windmill: 18,
};

/** The button of such an example: it has its number as long as the picture has not been seen. */
export const example = (page, name) =>
  page.getByRole("button", { name: new RegExp(`^(${name}|Puzzle ${NUMBERS[name]})$`) });
export const pressExample = async (page, name) => {
  if (!(await example(page, name).isVisible())) await press(page, "Choose a puzzle …");
  await example(page, name).click();
};
export const status = (page) => page.getByRole("status");
export const alert = (page) => page.getByRole("alert");
export const box = (page) => page.getByRole("textbox", { name: "Puzzle" });
export const board = (page) => page.getByRole("img", { name: /^Board of/ });
export const position = (page) => page.getByRole("slider", { name: "Position" });

/** Waits until an element, one of several perhaps, says something. */
export const says = (locator, text) => locator.filter({ hasText: text }).first().waitFor();

/** Waits until the first puzzle is ready to step. */
export const ready = (page) => says(status(page), "Press Step");

/** Waits until the board has this many unknown cells. */
export const unknown = (page, count) => page.getByRole("img", { name: `, ${count} unknown` }).waitFor();

/** Waits until the board shows a puzzle of this size. */
export const size = (page, width, height) => page.getByRole("img", { name: `Board of ${width} × ${height} ` }).waitFor();

/** Where it is said what is true of the puzzle: beside the board, and next to the sentence. */
export const outcome = (page) =>
  page.getByRole("complementary", { name: "Outcome" }).or(page.getByRole("region", { name: "What happened" }));

/** Advances the page's clock; its timers go off on the way. */
export const later = (page, milliseconds) => page.clock.runFor(milliseconds);

/** Switches to solving the puzzle oneself. */
export const mine = (page) => page.getByRole("radio", { name: "Play" }).check();

/** Pastes a text onto the page, outside the box. */
export const paste = (page, text) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

/** A heart of 5 × 5. */
export const HEART = "rows\n1 1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n";

/** A tulip of 5 × 5 in three colours. */
export const TULIP = `title "Tulip"
color r #ff0000
color y #ffff00
color g #008000
width 5
height 5

rows
1r,1r,1r
5r
1r,1y,1r
1g
4g

columns
2r,1g
2r,1g
2r,1y,2g
2r,1g
2r
`;

const bar = (page) => page.getByRole("navigation", { name: "More panels" });

/** Opens a drawer, where the window is small enough to have drawers. */
export async function opened(page, name) {
  // The button of a line says Why? where there are reasons.
  const one = bar(page).getByRole("button", { name: name === "Layouts" ? /^(Layouts|Why\?)$/ : name, exact: true });
  if ((await bar(page).isVisible()) && (await one.getAttribute("aria-expanded")) === "false") await one.click();
}

/** Opens the lessons, from the header or from a drawer. */
export async function learn(page) {
  await opened(page, "More");
  await page.getByRole("button", { name: "Learn", exact: true }).filter({ visible: true }).click();
}

/** The parts of a tone of the page, from 0 to 255, as a browser resolves it. In the page. */
export const tone = (page, name) =>
  page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    const parts = getComputedStyle(probe).color.match(/[0-9]+/g).slice(0, 3).map(Number);
    probe.remove();
    return parts;
  }, name);

/** Closes the drawer that is open, if any. */
export async function closed(page) {
  // Not by its button in the bar, which would open it again if it has just closed by itself.
  const close = page.getByRole("button", { name: "Close this panel", exact: true });
  if (await close.isVisible()) await close.click({ timeout: 2000 }).catch(() => close.waitFor({ state: "hidden" }));
}

/** Puts a puzzle of this size onto the board, to be solved oneself. */
export async function solving(page, text, width, height) {
  await ready(page);
  await opened(page, "Puzzle");
  await box(page).fill(text);
  await size(page, width, height);
  await closed(page);
  await mine(page);
}
