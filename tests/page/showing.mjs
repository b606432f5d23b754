// The dialogue in which a picture is shown to the page, as a person finds it: by role and accessible name only.
import { draw } from "./boards/draw.mjs";
import { opened, press, ready } from "./parts.mjs";

export const WIDE = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A house of 10 × 10 cells, with one solution. */
export const HOUSE = {
  rows: [[2], [4], [6], [8], [10], [1, 1], [1, 2, 1], [1, 2, 1], [1, 2, 1], [8]],
  columns: [[1], [7], [3, 1], [4, 1], [5, 4], [5, 4], [4, 1], [3, 1], [7], [1]],
};

export const dialogue = (page) => page.getByRole("dialog", { name: "Read a photo" });
export const said = (page, text) => dialogue(page).getByRole("status").filter({ hasText: text }).first().waitFor();
export const clue = (page, line) => dialogue(page).getByRole("textbox", { name: `Clue of ${line}`, exact: true });

/** What a browser shows of some HTML, as the bytes of a PNG file. */
export async function picture(page, html) {
  const other = await page.context().newPage();
  await other.setContent(`<body style="margin:0;padding:24px;width:max-content;background:#fff">${html}`);
  const bytes = await other.locator("body").screenshot();
  await other.close();
  return bytes;
}

export const board = (page, puzzle, look = {}) => picture(page, draw(puzzle, { cell: 32, ...look }).svg);

/** Pastes or drops a file anywhere on the page. */
export const arrive = (page, kind, bytes, type) =>
  page.evaluate(
    ([kind, bytes, type]) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "picture", { type }));
      const event = kind === "drop" ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    [kind, [...bytes], type],
  );

export async function opening(page) {
  await ready(page);
  await opened(page, "Puzzle");
  await press(page, "Read a photo …");
  await said(page, "Choose a screenshot, or a photo");
}

/** Chooses a file by its path, or a picture by its bytes. */
export const choose = (page, file) =>
  dialogue(page).getByLabel("Picture of a puzzle", { exact: true })
    .setInputFiles(typeof file === "string" ? file : { name: "house.png", mimeType: "image/png", buffer: file });
