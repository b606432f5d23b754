// The page for making, *From a picture*: chosen, dropped or pasted, and what each setting does.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PHONE, WIDE, openMaking, section, uncovered, verdict } from "./making.mjs";
import { button, press } from "./parts.mjs";
import { arrive } from "./showing.mjs";
import { until } from "./waiting.mjs";

const photo = fileURLToPath(new URL("../data/photos/letter.jpg", import.meta.url));
const turned = fileURLToPath(new URL("../data/photos/turned.jpg", import.meta.url));
const part = (page) => page.getByRole("region", { name: "From a picture" });
const board = (page) => page.getByRole("img", { name: /^Board of/ }).getAttribute("aria-label");

/** A picture that the browser draws, as the bytes of a file of this kind. */
const drawn = (page, kind) =>
  page.evaluate(async (kind) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 120, height: 120 });
    const context = canvas.getContext("2d");
    const disc = (x, y, radius, colour) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      context.fill();
    };
    disc(60, 60, 55, "#fd3");
    disc(40, 45, 9, "#420");
    disc(80, 45, 9, "#420");
    context.fillRect(35, 80, 50, 10);
    const blob = await new Promise((take) => canvas.toBlob(take, kind));
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, kind);

/** Chooses the picture of a face, which becomes 20 × 20 cells. */
async function face(page) {
  await section(page, "Picture");
  const buffer = Buffer.from(await drawn(page, "image/webp"));
  await page.getByLabel("Picture", { exact: true }).setInputFiles({ name: "face.webp", mimeType: "image/webp", buffer });
  await page.getByText("20 × 20 cells.").waitFor();
}

test("an answer that comes while somebody types into a field leaves that field alone", async () => {
  await openMaking(WIDE, async (page) => {
    await face(page);
    await page.getByText("More settings").click();
    const left = page.getByRole("spinbutton", { name: "Left" });
    await left.fill("45");
    const before = await board(page);
    // The focus stays where it is.
    await page.getByRole("checkbox", { name: "Fill the light parts" }).evaluate((box) => box.click());
    await until(async () => (await board(page)) !== before);
    assert.equal(await left.inputValue(), "45");
    const whole = await board(page);
    await left.press("Tab");
    await until(async () => (await board(page)) !== whole);
  });
});

for (const [name, options] of [["wide", WIDE], ["phone", PHONE]]) {
  test(`a picture is chosen and becomes cells, as each setting says: ${name}`, async () => {
    await openMaking(options, async (page) => {
      await face(page);
      const seen = new Set([await board(page)]);
      const differs = async (change) => {
        await change();
        await until(async () => !seen.has(await board(page)));
        seen.add(await board(page));
      };
      await differs(() => page.getByRole("checkbox", { name: "Fill the light parts" }).check());
      await differs(() => page.getByLabel("What to draw").selectOption("edges"));
      await differs(() => part(page).getByRole("spinbutton", { name: "Width" }).fill("30").then(() => page.keyboard.press("Tab")));
      await differs(() => page.getByRole("slider", { name: "Fill up to this shade" }).fill("3"));
      await press(page, "Find the best shade automatically");
      assert.ok(await button(page, "Find the best shade automatically").isDisabled());
      await page.getByText("More settings").click();
      await differs(() => page.getByRole("spinbutton", { name: "Left" }).fill("45").then(() => page.keyboard.press("Tab")));
      await page.getByLabel("What to draw").selectOption("figure and outline");
      await part(page).getByLabel("Colours", { exact: true }).selectOption("3 colours");
      await uncovered(page);
      await verdict(page, /One solution|Several/);
      // All of this is one step.
      await press(page, "Undo");
      await page.getByRole("img", { name: "Board of 10 × 10 cells: 0 filled" }).waitFor();
    });
  });
}

test("a photo is seen as it was taken, and the nearest with one solution is found", async () => {
  await openMaking(WIDE, async (page) => {
    await section(page, "Picture");
    const input = page.getByLabel("Picture", { exact: true });
    await input.setInputFiles(photo);
    await page.getByText("20 × 15 cells.").waitFor();
    await input.setInputFiles(turned);
    await page.getByText("15 × 20 cells.").waitFor();
    await page.getByText("More settings").click();
    await page.getByLabel("Dithering").selectOption("in a pattern");
    await verdict(page, /Several|One solution/);
    await press(page, "without guessing");
    await verdict(page, "One solution, no guessing needed");
  });
});

test("pictures are dropped and pasted, and what is none is said to be none", async () => {
  await openMaking(WIDE, async (page) => {
    const bytes = await drawn(page, "image/png");
    await arrive(page, "drop", bytes, "image/png");
    await page.getByText("20 × 20 cells.").waitFor();
    await arrive(page, "paste", await readFile(photo), "image/jpeg");
    await page.getByText("20 × 15 cells.").waitFor();
    await arrive(page, "paste", [1, 2, 3], "image/png");
    await page.getByText("Your browser cannot open this kind of picture").waitFor();
  });
});
