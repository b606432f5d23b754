// Starts the page's program. A file of its own, because the page's policy allows no inline script.
import init from "./app.js";
import { watchForTrouble } from "./trouble.js";

watchForTrouble();
try {
  await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
} catch (error) {
  document.getElementById("sentence").textContent =
    "Nonoscope could not be started. It needs a browser of the last few years, with WebAssembly.";
  throw error;
}

// So that the next visit needs no network; but first this one, which is under way as soon as the page says something.
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
  const keeper = new URL("./service-worker.js", import.meta.url);
  await navigator.serviceWorker?.register(keeper, { updateViaCache: "none" });
} catch {
  // The page works all the same.
}
