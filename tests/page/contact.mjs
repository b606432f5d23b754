// Puts pictures side by side on one sheet: node contact.mjs OUT.png HEIGHT PICTURE…
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { chromium } from "playwright-core";

export async function contact(out, height, pictures) {
  const browser = await chromium.launch({ executablePath: process.env.NONOSCOPE_BROWSER ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 100 } });
    const figures = await Promise.all(pictures.map(async (picture) => {
      const data = (await readFile(picture)).toString("base64");
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${basename(picture, ".png")}</figcaption></figure>`;
    }));
    await page.setContent(`<style>
      body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #888; font: 13px sans-serif }
      figure { margin: 0 } img { display: block; max-width: 430px; max-height: ${height}px }
    </style>${figures.join("")}`);
    await page.screenshot({ path: out, fullPage: true });
  } finally {
    await browser.close();
  }
}

if (process.argv[1]?.endsWith("contact.mjs")) {
  const [, , out, height, ...pictures] = process.argv;
  await contact(out, height, pictures);
}
