// How long the page takes to read pictures. `node time.mjs FILE …` prints for each the seconds from the choice of the file to the clues, or to
// the sentence that refuses it: the median of three visits, each to a page that is opened anew, so that its program is loaded as well.
import { basename } from "node:path";
import { openPage } from "../browser.mjs";
import { choose, opening, WIDE } from "../showing.mjs";

const VISITS = 3;

/** Resolves to the milliseconds between "Reading …" and what is said after it. */
const answered = () =>
  new Promise((resolve) => {
    const said = document.getElementById("lightbox-said");
    let start;
    document.getElementById("photo-file").addEventListener("change", () => (start = performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      if (start === undefined || said.textContent.startsWith("Reading …")) return;
      observer.disconnect();
      resolve([performance.now() - start, said.textContent]);
    });
    observer.observe(said, { childList: true, characterData: true, subtree: true });
  });

async function visit(file) {
  let answer;
  await openPage(WIDE, async (page) => {
    await opening(page);
    const waiting = page.evaluate(answered);
    await choose(page, file);
    answer = await waiting;
  });
  return answer;
}

for (const file of process.argv.slice(2)) {
  const visits = [];
  for (let number = 0; number < VISITS; number += 1) visits.push(await visit(file));
  const [milliseconds, said] = visits.sort(([one], [other]) => one - other)[Math.floor(VISITS / 2)];
  console.log(`${(milliseconds / 1000).toFixed(2)} s  ${basename(file)}  ${said}`);
}
