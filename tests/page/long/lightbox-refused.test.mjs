// A picture that no puzzle is found in, of which the reader tries all it can.
import { test } from "node:test";
import { openPage } from "../browser.mjs";
import { button, press, ready } from "../parts.mjs";
import { HOUSE, WIDE, arrive, board, choose, picture, said } from "../showing.mjs";
import { until } from "../waiting.mjs";

test("a picture without a puzzle gets a kind sentence, and corners that can be moved", async () => {
  await openPage(WIDE, async (page) => {
    await ready(page);
    await arrive(page, "drop", await picture(page, `<div style="width:400px"><h1>Patience</h1><p>${"It takes a while. ".repeat(40)}</p></div>`), "image/png");
    await said(page, /^(No board was found|A board was found in this picture, but no clues|The numbers in this picture are too small|This picture has (lines and )?numbers)/);
    const corner = button(page, "Upper left corner; the arrow keys move it");
    const place = async () => {
      const { x, y, width, height } = await corner.boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = await place();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    await until(async () => Math.abs((await place())[0] - x - 40) < 3 && Math.abs((await place())[1] - y - 30) < 3);
    await corner.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await until(async () => (await place())[0] > x + 44);
    await press(page, "Read inside these corners");
    await said(page, /^(No board was found|A board was found in this picture, but no clues|The numbers in this picture are too small|This picture has (lines and )?numbers)| cells\./);
    await choose(page, Buffer.from([1, 2, 3]));
    await said(page, "Your browser cannot open this kind of picture.");
    await choose(page, await board(page, HOUSE));
    await said(page, "One solution.");
  });
});
