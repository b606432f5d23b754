// Puts the drawing of the first puzzle into a built page, so that it is seen before the program runs.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const GAP = "<!-- The build puts the first puzzle here. -->";

const page = join(process.env.TRUNK_STAGING_DIR, "index.html");
const html = await readFile(page, "utf8");
if (html.split(GAP).length !== 2) throw new Error(`index.html must have one \`${GAP}\`.`);
const card = await readFile(new URL("../www/card.svg", import.meta.url), "utf8");
await writeFile(page, html.replace(GAP, () => card.trimEnd()));
