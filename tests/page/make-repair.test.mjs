// Repair: the fewest cells are found, marked on the board, and taken one by one or all at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./accessibility.mjs";
import { PHONE, WIDE, drag, filled, openMaking, section, uncovered, verdict } from "./making.mjs";
import { press } from "./parts.mjs";

/** Two pairs of cells that can each be turned. */
async function pairs(page) {
  for (const cell of [[0, 0], [1, 1], [6, 6], [7, 7]]) await drag(page, cell);
  await filled(page, 4);
  await verdict(page, "Several solutions");
}

async function find(page, way) {
  await section(page, "Repair");
  await page.getByRole("radio", { name: way }).check();
  await press(page, "Find the fewest cells");
}

for (const [name, options] of [["wide", WIDE], ["phone", PHONE]]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`cells are given one by one: ${name}, ${colorScheme}`, async () => {
      await openMaking({ ...options, colorScheme }, async (page) => {
        await pairs(page);
        await find(page, "Give some cells");
        await page.getByText(/^\d+ cells to give\. Fewer are not enough\. They are marked on the board\.$/).waitFor();
        assert.deepEqual(await violations(page, { onlyColours: colorScheme === "dark" }), []);
        await page.getByRole("button", { name: /^Give row \d+, column \d+$/ }).click();
        const rest = page.getByRole("button", { name: /^(All \d+|Give row \d+, column \d+)$/ });
        if (await rest.first().isVisible()) await rest.last().click();
        await page.getByText("Done. You can undo it.").waitFor();
        await uncovered(page);
        await verdict(page, "One solution");
      });
    });
  }
}

test("cells are changed all at once with the keyboard alone, and undone", async () => {
  await openMaking(WIDE, async (page) => {
    await pairs(page);
    await section(page, "Repair");
    await page.getByRole("radio", { name: "Give some cells" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("checkbox", { name: "No guessing needed" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Find the fewest cells" }).focus();
    await page.keyboard.press("Enter");
    const next = page.getByRole("button", { name: /^(Fill|Empty) row/ });
    await next.waitFor();
    while (await next.isVisible()) await next.click();
    await page.getByText("Done. You can undo it.").waitFor();
    await verdict(page, "One solution, no guessing needed");
  });
});
