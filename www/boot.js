// Starts the page's program. A file of its own, because the page's policy allows no inline script.
import init from "./app.js";

await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
