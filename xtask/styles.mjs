// Joins the style sheets of a built page: each feature's own is in its folder, and a visit should load one.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What both pages share, in this order: tokens, grid and components; then the first paint. The features follow, in the order of the alphabet: none needs another. */
const SHARED = ["www/style.css", "www/first.css"];
/** What most visits do not load has a file of its own: the sheets of these folders. */
const APART = { "make.css": "src/make/", "lightbox.css": "src/photo/", "shelf.css": "src/shelf/" };

/** The sheets of all features, by their paths in a project: `style.css` in a folder, or a sheet beside a file of code. */
async function ofAll(root) {
  const inside = await readdir(join(root, "src"), { recursive: true });
  return inside.filter((name) => name.endsWith(".css")).map((name) => `src/${name.replaceAll("\\", "/")}`).sort();
}

/** The sheets of the features that are always there. */
export async function ofFeatures(root) {
  const isApart = (path) => Object.values(APART).some((folder) => path.startsWith(folder));
  return (await ofAll(root)).filter((path) => !isApart(path));
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
  const all = await ofAll(root);
  for (const [name, folder] of Object.entries(APART)) served[name] = all.filter((path) => path.startsWith(folder));
  return Promise.all(Object.entries(served).map(async ([name, paths]) => [name, await joined(paths)]));
}

/** Writes them into the folder of a built page. */
export async function writeStyles(folder) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  for (const [name, sheet] of await styles(root)) await writeFile(join(folder, name), sheet);
}
