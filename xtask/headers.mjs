// Writes the headers of Trunk.toml where a built page needs them: into `_headers`, which some hosts read, and the policy into
// the pages themselves, for hosts that send none.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

// Browsers ignore these in a page and say so in the console.
const ONLY_IN_A_HEADER = ["frame-ancestors", "report-uri", "sandbox"];
const GAP = '<meta http-equiv="Content-Security-Policy" content="">';

const folder = process.env.TRUNK_STAGING_DIR;
const config = await readFile(new URL("../Trunk.toml", import.meta.url), "utf8");
const [, section] = config.split("[serve.headers]\n");
const headers = new Map();
for (const line of section.split("\n\n")[0].split("\n").filter((line) => !line.startsWith("#"))) {
  const [, name, value] = /^"([\w-]+)" = "([^"\\]+)"$/.exec(line) ?? [];
  if (!name) throw new Error(`Trunk.toml: not a header: ${line}`);
  headers.set(name, value);
}

const lines = [...headers].map(([name, value]) => `  ${name}: ${value}\n`);
await writeFile(join(folder, "_headers"), `/*\n${lines.join("")}`);

const rules = headers.get("Content-Security-Policy").split("; ");
const policy = rules.filter((rule) => !ONLY_IN_A_HEADER.includes(rule.split(" ")[0])).join("; ");
for (const name of ["index.html", "make.html"]) {
  const page = join(folder, name);
  const html = await readFile(page, "utf8");
  if (html.split(GAP).length !== 2) throw new Error(`${name} must have one \`${GAP}\`.`);
  await writeFile(page, html.replace(GAP, () => GAP.replace('""', () => `"${policy}"`)));
}
