// Any browser through WebDriver, the protocol for which each browser has a driver of its own.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "./waiting.mjs";

// What to ask a driver for, the driver's arguments, and the environment variables that name the programs. Files are
// saved in `downloads`, without a question.
export const BROWSERS = {
  Chromium: {
    driver: "CHROMEDRIVER",
    program: "NONOSCOPE_BROWSER",
    words: (port) => [`--port=${port}`],
    wishes: (binary, downloads) => ({
      "goog:chromeOptions": {
        binary,
        args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        prefs: { "download.default_directory": downloads },
      },
      "goog:loggingPrefs": { browser: "WARNING" },
    }),
  },
  Firefox: {
    driver: "GECKODRIVER",
    program: "NONOSCOPE_FIREFOX",
    words: (port) => ["--port", String(port), "--websocket-port", "0"],
    wishes: (binary, downloads) => ({
      "moz:firefoxOptions": {
        binary,
        args: ["-headless"],
        prefs: { "browser.download.folderList": 2, "browser.download.dir": downloads, "ui.useOverlayScrollbars": 0 },
      },
    }),
  },
  WebKit: {
    driver: "WEBKITDRIVER",
    program: "NONOSCOPE_WEBKIT",
    screen: "XVFB",
    words: (port) => [`--port=${port}`],
    wishes: (binary) => ({ "webkitgtk:browserOptions": { binary, args: ["--automation"] } }),
  },
};

/** The variables that a browser needs and the environment does not have. */
export const missing = ({ driver, program, screen }) =>
  [program, driver, screen].filter((variable) => variable && !process.env[variable]);

/** Runs `body` with a browser, and closes everything afterwards. */
export async function withBrowser({ driver, program, screen, words, wishes }, body) {
  const home = await mkdtemp(join(tmpdir(), "nonoscope-"));
  const downloads = join(home, "Downloads");
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  await mkdir(downloads);
  // Where browsers that cannot be told by the driver look it up.
  await writeFile(join(home, "user-dirs.dirs"), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const running = [];
  const start = (program, words, options) => {
    const child = spawn(program, words, options);
    const ended = new Promise((done) => child.once("exit", done).once("error", done));
    running.push({ child, ended });
    return child;
  };
  let session;
  try {
    if (screen) {
      // It chooses a free display, and says which.
      const words = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
      const { stdio } = start(process.env[screen], words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
      env.DISPLAY = `:${(await new Promise((done) => stdio[3].once("data", done))).toString().trim()}`;
    }
    const port = await freePort();
    const { stdout, stderr } = start(process.env[driver], words(port), { env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [stdout, stderr]) stream.on("data", (text) => (said += text));
    const address = `http://127.0.0.1:${port}`;
    await until(() => fetch(`${address}/status`).then(() => true, () => false), "the driver answers");
    session = await Session.start(address, wishes(process.env[program], downloads));
    await body(session, { downloads, said: () => said });
  } finally {
    await session?.end().catch(() => {});
    for (const { child, ended } of running.reverse()) {
      child.kill();
      await ended;
      // A browser that outlives its driver holds the other ends, and this program would wait for it.
      for (const stream of child.stdio) stream?.destroy();
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function ask(method, address, body) {
  const options = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  // A browser that has hung never answers.
  const answer = await fetch(address, { method, ...options, signal: AbortSignal.timeout(60_000) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}: ${value.message}`);
  return value;
}

/** A window of a browser. */
class Session {
  #address;

  static async start(address, capabilities) {
    const { sessionId } = await ask("POST", `${address}/session`, { capabilities: { alwaysMatch: capabilities } });
    const session = new Session();
    session.#address = `${address}/session/${sessionId}`;
    return session;
  }

  get = (path) => ask("GET", this.#address + path);
  post = (path, body = {}) => ask("POST", this.#address + path, body);
  end = () => ask("DELETE", this.#address);

  /** Runs a function in the page, and resolves to what it or its promise returns. */
  async run(run, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${run})(...[...arguments].slice(0, -1))).then((value) => done([value ?? null]), (error) => done(String(error)));`;
    const answer = await this.post("/execute/async", { script, args });
    if (typeof answer === "string") throw new Error(answer);
    return answer[0];
  }

  /** As `run`, for what is asked until it is so: while one document makes room for the next one, some drivers have no answer. */
  look = (run, ...args) => this.run(run, ...args).catch(() => undefined);

  open = (url) => this.post("/url", { url });
  /** As a person does it: some drivers leave the service worker out. */
  async reload() {
    await this.run(() => {
      document.documentElement.dataset.old = "";
      setTimeout(() => location.reload());
    });
    await until(() => this.look(() => document.readyState === "complete" && document.documentElement.dataset.old === undefined), "the page is loaded anew");
  }

  resize = (width, height) => this.post("/window/rect", { width, height });
  click = (element) => this.post(`/element/${id(element)}/click`);
  clear = (element) => this.post(`/element/${id(element)}/clear`);
  type = (element, text) => this.post(`/element/${id(element)}/value`, { text });

  /** Presses keys together, the last one while the others are held. */
  async press(...keys) {
    const down = keys.map((value) => ({ type: "keyDown", value }));
    const up = keys.map((value) => ({ type: "keyUp", value })).reverse();
    await this.post("/actions", { actions: [{ type: "key", id: "keys", actions: [...down, ...up] }] });
  }

  /** Drags from one place in the window to another; each is a pair of x and y. */
  async drag(from, to = from) {
    const move = ([x, y], duration) => ({ type: "pointerMove", duration, x: Math.round(x), y: Math.round(y) });
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const actions = [
      move(from, 0),
      { type: "pointerDown", button: 0 },
      move(middle, 50),
      move(to, 50),
      { type: "pointerUp", button: 0 },
    ];
    await this.post("/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }

  /** The element in sight of a role and a name, as the browser tells them to a screen reader. */
  async find(role, name) {
    // A label may hold its control too, with all that one can choose there.
    const candidates = (selector, name) =>
      [...document.querySelectorAll(selector)].filter((one) => {
        const words = one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent;
        return one.checkVisibility() && words.trim().startsWith(name);
      });
    const told = new Set();
    return until(
      async () => {
        for (const element of await this.run(candidates, SELECTORS[role], name)) {
          const label = await this.get(`/element/${id(element)}/computedlabel`);
          if (label === name) return element;
          told.add(label);
        }
      },
      () => `there is a ${role} “${name}” (${told.size === 0 ? "none" : [...told].join(", ")})`,
    );
  }
}

const SELECTORS = { button: "button", combobox: "select", radio: "input[type=radio]", textbox: "textarea, input[type=text], input:not([type])" };

/** References to elements have a single property, whose name is the same everywhere. */
const id = (element) => element["element-6066-11e4-a52e-4f735466cecf"];
