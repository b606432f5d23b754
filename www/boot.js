// Starts the page's program. It is a separate file, because the page's policy allows no inline scripts.
import init from "./app.js";
import { watchForTrouble } from "./trouble.js";
import { registerKeeper } from "./trusted.js";

watchForTrouble();
try {
  await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
} catch (error) {
  document.getElementById("sentence").textContent =
    "Nonoscope could not be started. It needs a recent browser with WebAssembly.";
  throw error;
}

// The next visit will then need no network. But this visit goes first: it is under way once the page says something.
const sentence = document.getElementById("sentence");
if (sentence.textContent === "") {
  await new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(sentence, { childList: true, characterData: true, subtree: true });
  });
}
try {
  await registerKeeper();
} catch {
  // The page works without it.
}
