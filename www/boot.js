// Starts the page's program. A file of its own, because the page's policy allows no inline script.
import init from "./app.js";

try {
  await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
} catch (error) {
  document.getElementById("sentence").textContent =
    "Nonoscope could not be started. It needs a browser of the last few years, with WebAssembly.";
  throw error;
}
