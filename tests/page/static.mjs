// Serves a folder under a path of its own, as any static host would, on a free port of this machine.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Resolves to `{ address, close }`; the page is at `address`, a path below the root. */
export async function serve(folder, path = "/some/where/") {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const wanted = pathname === path ? `${path}index.html` : pathname;
    try {
      if (!wanted.startsWith(path)) throw new Error("outside");
      const file = normalize(wanted.slice(path.length));
      if (file.startsWith("..")) throw new Error("outside");
      const body = await readFile(join(folder, file));
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}${path}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
