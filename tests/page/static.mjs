// Serves a folder under a path, as any static host would, on a free port of this machine.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Resolves to `{ address, folder, close }`; the page is at `address`, below the root; `folder` can be changed. */
export async function serve(folder, path = "/some/where/") {
  const site = { folder };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const wanted = pathname === path ? `${path}index.html` : pathname;
    try {
      if (!wanted.startsWith(path)) throw new Error("outside");
      const file = normalize(wanted.slice(path.length));
      if (file.startsWith("..")) throw new Error("outside");
      const body = await readFile(join(site.folder, file));
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end("not found");
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
