// What a checker of accessibility, axe-core, has against a page.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawn } from "./parts.mjs";

const CHECKER = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules about colours. What the others say in the light they say in the dark, too. */
const ABOUT_COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Puts the checker into the page as `axe`, unless it is there. */
export async function withChecker(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(CHECKER);
}

/** What it finds, each with its rule and its place, by all rules or by those about colours only. */
export async function violations(page, { onlyColours = false } = {}) {
  await withChecker(page);
  await drawn(page);
  const found = await page.evaluate((runOnly) => window.axe.run(document, { runOnly, resultTypes: ["violations"] }), onlyColours ? ABOUT_COLOURS : TAGS);
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}
