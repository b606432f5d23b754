// Joins the style sheets of a built page: each feature's own is in its folder, and a visit should load one.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What both pages share, in this order: tokens, grid and components; then the first paint. The features follow, in the order of the alphabet: none needs another. */
const SHARED = ["www/style.css", "www/first.css"];
/** What most visits do not load has a file of its own. */
const APART = { "make.css": "src/make/style.css", "lightbox.css": "src/photo/style.css" };

/** The sheets of the features that are always there, by their paths in a project: `style.css` in a folder, or a sheet beside a file of code. */
export async function ofFeatures(root) {
  const inside = await readdir(join(root, "src"), { recursive: true });
  const paths = inside.filter((name) => name.endsWith(".css")).map((name) => `src/${name.replaceAll("\\", "/")}`);
  return paths.filter((path) => !Object.values(APART).includes(path)).sort();
}

/** The kinds of windows that a sheet names: `@custom-media --wide (min-width: 56.25rem);`. */
function kinds(sheet) {
  return new Map([...sheet.matchAll(/@custom-media (--[a-z]+) ([^;]+);/g)].map(([, name, query]) => [name, query]));
}

/** Says what the named kinds of windows are, as browsers do not know `@custom-media` yet. */
export function spelledOut(sheet, named) {
  const spell = (query) =>
    query.replace(/\((--[a-z]+)\)/g, (_, name) => {
      if (!named.has(name)) throw new Error(`No sheet says what ${name} is.`);
      return `(${spell(named.get(name))})`;
    });
  return sheet.replace(/@custom-media [^;]+;/g, "").replace(/@media [^{]+/g, spell);
}

/** The sheets that are served, by their names. */
export async function styles(root) {
  const read = (path) => readFile(join(root, path), "utf8");
  const named = kinds(await read(SHARED[0]));
  const joined = async (paths) => spelledOut((await Promise.all(paths.map(read))).join("\n"), named);
  const served = { "style.css": [...SHARED, ...(await ofFeatures(root))] };
  for (const [name, path] of Object.entries(APART)) served[name] = [path];
  return Promise.all(Object.entries(served).map(async ([name, paths]) => [name, await joined(paths)]));
}

/** Writes them into the folder of a built page. */
export async function writeStyles(folder) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  for (const [name, sheet] of await styles(root)) await writeFile(join(folder, name), sheet);
}
