// The parts of the page as a person finds them: by role and accessible name only.

export const button = (page, name) => page.getByRole("button", { name, exact: true });
export const press = (page, name) => button(page, name).click();
export const status = (page) => page.getByRole("status");
export const alert = (page) => page.getByRole("alert");
export const box = (page) => page.getByRole("textbox", { name: "Puzzle" });
export const board = (page) => page.getByRole("img", { name: /^Board of/ });
export const position = (page) => page.getByRole("slider", { name: "Position" });

/** Waits until an element says something. */
export const says = (locator, text) => locator.filter({ hasText: text }).waitFor();

/** Waits until the first puzzle is ready to step. */
export const ready = (page) => says(status(page), "Press Step");

/** Waits until the board has so many unknown cells. */
export const unknown = (page, count) => page.getByRole("img", { name: `, ${count} unknown` }).waitFor();

/** Waits until the board shows a puzzle of this size. */
export const size = (page, width, height) => page.getByRole("img", { name: `Board of ${width} × ${height} ` }).waitFor();
