// The page opens without a complaint.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.mjs";

test("the page opens", async () => {
  await openPage({}, async (page) => {
    assert.equal(await page.title(), "Nonoscope");
    await page.getByRole("heading", { name: "Nonoscope" }).waitFor();
  });
});
