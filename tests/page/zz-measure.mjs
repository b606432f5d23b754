import { openPage } from "./browser.mjs";
import { press, ready, position, status, outcome } from "./parts.mjs";
await openPage({ reducedMotion: "reduce", expected: /./ }, async (page) => {
  await page.addInitScript(() => {
    globalThis.log = [];
    const Old = Worker; let n = 0;
    globalThis.Worker = class extends Old {
      constructor(...w) { super(...w); this.n = n++; globalThis.log.push([this.n, "start", performance.now()]);
        this.addEventListener("message", (e) => globalThis.log.push([this.n, "heard", performance.now(), e.data.length])); }
      postMessage(...w) { globalThis.log.push([this.n, "post", performance.now(), w[0].length]); super.postMessage(...w); }
    };
  });
  await page.reload(); await ready(page);
  await page.waitForTimeout(2000);
  const show = async (title) => { console.log(title); for (const l of await page.evaluate(() => globalThis.log.splice(0))) console.log(l[0], l[1], l[2].toFixed(1), l[3] ?? ""); };
  await show("idle");
  for (let i = 0; i < 4; i++) { await page.getByRole("combobox", { name: "Method" }).selectOption("Like a person"); await page.waitForTimeout(1000); await show("human"); await page.getByRole("combobox", { name: "Method" }).selectOption("Automatic"); await page.waitForTimeout(700); await page.evaluate(() => globalThis.log.splice(0)); }
  await page.reload(); 
  const t = await page.evaluate(async () => {
    const status = document.querySelector("[role=status]") ?? document.getElementById("sentence");
    while (!/Press Step/.test(document.body.textContent)) await new Promise(requestAnimationFrame);
    const step = [...document.querySelectorAll("button")].find((b) => b.textContent.trim() === "Step" || b.getAttribute("aria-label") === "Step");
    const shown = performance.now(); step.click();
    const plain = document.getElementById("sentence").textContent; 
    const had = performance.now() - shown;
    while (/layouts/.test(document.getElementById("sentence").textContent)) await new Promise(requestAnimationFrame);
    return [shown, had, plain, performance.now() - shown, document.getElementById("sentence").textContent];
  });
  console.log("step at once on a fresh page", t);
  await page.reload(); await ready(page); await page.waitForTimeout(1000);
  const u = await page.evaluate(() => { const step = [...document.querySelectorAll("button")].find((b) => b.textContent.trim() === "Step" || b.getAttribute("aria-label") === "Step"); const a = performance.now(); step.click(); return [performance.now() - a, document.getElementById("sentence").textContent]; });
  console.log("step after a second", u);
});
