// Serves a folder under a path, as any static host would, on a free port of this machine.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The headers that a host such as Netlify sends with every file of a folder. */
async function headersOf(folder) {
  const [place, ...lines] = (await readFile(join(folder, "_headers"), "utf8")).trimEnd().split("\n");
  if (place !== "/*") throw new Error(`_headers begins with ${place}`);
  return Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line).slice(1)));
}

/**
 * Resolves to `{ address, folder, asked, close }`. The page is at `address`, below the root; `folder` can be changed; `asked`
 * has the path of every request so far, as seen from the page. With `headers`, every answer has those of the folder;
 * with `gzip`, every answer is compressed, as most hosts do.
 */
export async function serve(folder, { headers = false, gzip = false, path = "/some/where/" } = {}) {
  const site = { folder, asked: [] };
  const own = headers ? await headersOf(folder) : {};
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const wanted = pathname === path ? `${path}index.html` : pathname;
    site.asked.push(wanted.slice(path.length));
    try {
      if (!wanted.startsWith(path)) throw new Error("outside");
      const file = normalize(wanted.slice(path.length));
      if (file.startsWith("..")) throw new Error("outside");
      const body = await readFile(join(site.folder, file));
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      const kept = gzip ? { "content-encoding": "gzip" } : {};
      response.writeHead(200, { ...own, ...kept, "content-type": type }).end(gzip ? gzipSync(body, { level: 9 }) : body);
    } catch {
      response.writeHead(404, own).end("not found");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  site.address = `http://127.0.0.1:${server.address().port}${path}`;
  site.close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return site;
}
