// The page in every language: the way from the first step to a puzzle of one's own, the choice in Settings, and room for longer words.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, openPage } from "./browser.mjs";
import { cramped } from "./room.mjs";

const [, TAGS] = /data-languages="([^"]*)"/.exec(await readFile(join(DIST, "index.html"), "utf8"));
const LANGUAGES = TAGS.split(" ");
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Visible buttons without a name, and words without room. */
async function wrong(page) {
  const nameless = await page.evaluate(() => {
    const seen = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility());
    return seen.filter((one) => !(one.textContent.trim() || one.getAttribute("aria-label"))).map((one) => `${one.id} has no name`);
  });
  return [...nameless, ...(await cramped(page))];
}

const sentence = (page) => page.locator("#sentence");

for (const tag of LANGUAGES) {
  test(`from the first step to a puzzle of one's own in ${tag}`, async () => {
    await openPage({ start: `?lang=${tag}` }, async (page) => {
      await page.locator("#step:enabled").waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
      await page.waitForFunction(() => /\d/.test(document.getElementById("figures").textContent));
      await page.locator("#step").click();
      // Eleven cells: before the step is explained, and after.
      await page.waitForFunction(() => /11/.test(document.getElementById("sentence").textContent));
      assert.deepEqual(await wrong(page), []);
      await page.locator("#puzzle").fill("3x3:1/3/1/1/3/1");
      await page.locator("#solve").click();
      await page.waitForFunction(() => /3.×.3/.test(document.getElementById("title").textContent));
      await page.locator("#puzzle").fill("3x3:1/3/1/1/3/9");
      await page.locator("#fault p").first().waitFor();
      await page.locator("#marks-mode").check();
      await page.locator("#hint:enabled").click();
      await page.locator("#open-game-here").click();
      await page.locator("#game[open]").waitFor();
      assert.deepEqual(await wrong(page), []);
      if (tag !== "en") assert.doesNotMatch(await page.locator("body").innerText(), /Settings|Your own puzzle|cells unknown/);
    });
  });
}

test("the language is that of the browser, or the one that was chosen, and is kept", async () => {
  await openPage({ locale: "de-AT" }, async (page) => {
    const lang = () => page.evaluate(() => document.documentElement.lang);
    await page.locator("#step:enabled").waitFor();
    assert.equal(await lang(), "de");
    await page.locator("#open-game").click();
    await page.locator("#game-language").selectOption("fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await page.locator("#step:enabled").waitFor();
    await page.reload();
    await page.locator("#step:enabled").waitFor();
    assert.equal(await lang(), "fr");
    assert.equal(await page.locator("#game-language").inputValue(), "fr");
  });
});

for (const tag of LANGUAGES) {
  for (const start of ["", "make.html"]) {
    test(`on a phone nothing is too wide in ${tag}: ${start || "index.html"}`, async () => {
      await openPage({ start: `${start}?lang=${tag}`, ...PHONE }, async (page) => {
        await page.waitForFunction(() => document.querySelector(".waits") === null);
        assert.deepEqual(await wrong(page), []);
      });
    });
  }
}
