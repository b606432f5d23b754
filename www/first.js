// Runs before anything is drawn, and needs nothing else: fits the card that stands in the page until the program draws it, keeps
// what is pressed before the program runs, and says why it cannot run. A plain script, because browsers run no others from a file.
{
  const root = document.documentElement;
  const find = (id) => document.getElementById(id);

  // The names under which the page's program keeps what was on the board, and is told not to look there.
  const isKept = () => {
    try {
      const kept = [sessionStorage, localStorage].some((storage) => storage.getItem("nonoscope") !== null);
      return kept && sessionStorage.getItem("nonoscope.anew") === null;
    } catch {
      return false;
    }
  };

  // The language and the look that a person has chosen, before anything is seen.
  let language;
  try {
    const kept = localStorage.getItem("nonoscope.game") ?? "";
    language = /^language (\S+)$/m.exec(kept)?.[1];
    root.dataset.theme = /^theme (\w+)$/m.exec(kept)?.[1] ?? "system";
    root.dataset.large = /^large-text yes$/m.test(kept);
    root.dataset.left = /^left-handed yes$/m.test(kept);
  } catch {
    // Nothing is kept.
  }

  // That of the link goes first, and the browser's come last. A language may be there without its region.
  const there = (root.dataset.languages ?? "en").split(" ");
  const match = (tag) => there.find((one) => one === tag) ?? there.find((one) => one === tag.split("-")[0]);
  const wished = [new URLSearchParams(location.search).get("lang"), language, ...navigator.languages];
  root.lang = wished.filter(Boolean).map(match).find(Boolean) ?? "en";
  const words = document.createElement("link");
  Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `words/${root.lang}.txt` });
  document.head.append(words);

  // Another puzzle will be on the board: the card must not be seen first.
  if (location.hash.length > 1 || isKept()) root.classList.add("without-card");

  /** The card's measures with cells of this many device pixels, as `Measures` works them out for a window. */
  function measure(cell, density, wide, tall, [hasClues, hasNumbers]) {
    const thin = cell >= 4 * density ? Math.max(Math.round(density), 1) : 0;
    const wished = Math.min(Math.max(cell * 0.6, 9 * density), cell, 44 * density);
    const type = wished < 9 * density || !hasClues ? 0 : wished;
    const number = type > 0 && hasNumbers ? 9 * density : 0;
    const left = Math.ceil(wide * type);
    const top = Math.ceil(tall * type);
    const board = 25 * (cell + thin) + 7 * thin;
    const width = left + board + Math.ceil((2 * 0.56 + 0.7) * number);
    const height = top + board + Math.ceil(1.7 * number);
    return { cell, thin, type, number, left, top, board, width, height };
  }

  /** Gives the card the size and the place that the board will have. */
  function fit() {
    const card = find("card");
    if (!card) return;
    const frame = card.parentElement;
    const density = Math.max(devicePixelRatio, 0.5);
    const isBounded = getComputedStyle(frame).getPropertyValue("--bounded").trim() === "1";
    const high = isBounded ? frame.clientHeight : Math.max(innerHeight - 100, 200);
    const { wide, tall } = card.dataset;
    const largest = (parts) => {
      for (let cell = Math.round(128 * density); cell > 1; cell--) {
        const fitting = measure(cell, density, Number(wide), Number(tall), parts);
        if (fitting.width <= frame.clientWidth * density && fitting.height <= high * density) return fitting;
      }
      return measure(1, density, Number(wide), Number(tall), [false, false]);
    };
    // Without room for clues that can be read there are none, and the numbers of lines go first.
    const fits = [[true, true], [true, false]].map(largest).find(({ type }) => type > 0);
    const { cell, thin, type, number, left, top, board, width, height } = fits ?? largest([false, false]);
    const set = (element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    };
    const before = Math.floor((Math.max(frame.clientWidth - width / density, 0) / 2) * density) / density;
    card.style.cssText = `width: ${width / density}px; height: ${height / density}px; margin-left: ${before}px`;
    set(card, { viewBox: `0 0 ${width} ${height}` });
    set(card.querySelector("svg"), { x: left, y: top, width: board, height: board });
    const middle = (line) => (line + 1) * (cell + thin) + (Math.floor(line / 5) + 1) * thin - cell / 2;
    const place = (group, size, at) => {
      set(group, { "font-size": size });
      [...group.children].forEach((child, line) => set(child, { transform: `translate(${at(line)})` }));
    };
    const [rows, columns, right, below] = card.querySelectorAll("g[class]");
    place(rows, type, (line) => [left, top + middle(line)]);
    place(columns, type, (line) => [left + middle(line), top]);
    place(right, number, (line) => [left + board, top + middle(line)]);
    place(below, number, (line) => [left + middle(line), top + board]);
    // Where there is no room for every number, every fifth is written.
    root.classList.toggle("fifths", 2 * 0.56 * number > 0.8 * cell);
  }

  /** Says why the page does not run, in words that stand in the page. */
  function say(why, ...buttons) {
    const sentence = find("sentence");
    if (sentence) sentence.replaceChildren(sentence.dataset[why], " ", ...buttons);
  }

  /** A file of the page did not come. The network may be better soon. */
  function sayUnloaded() {
    // From a file, none of them comes.
    if (location.protocol === "file:") return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = find("sentence")?.dataset.retry;
    button.addEventListener("click", () => location.reload());
    say("unloaded", button);
  }

  // Scripts of browser extensions are none of this page's business.
  const isOwn = ({ localName, src }) => localName === "script" && src.startsWith(new URL(".", location).href);
  addEventListener("error", ({ target }) => isOwn(target) && sayUnloaded(), true);
  addEventListener("unloaded", sayUnloaded);

  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    if (location.protocol === "file:") {
      root.classList.add("without-card");
      say("file");
      return;
    }
    fit();
    addEventListener("resize", fit);
    // What does nothing yet must not look as if it did. The program makes all of it work when it starts.
    for (const control of document.querySelectorAll("button, select, input")) {
      if (!control.disabled && control.id !== "solve") {
        control.disabled = true;
        control.classList.add("waits");
      }
    }
    // A puzzle can be typed or pasted already. The program reads it when it starts.
    const text = find("puzzle");
    if (!text) return;
    const solve = find("solve");
    const press = () => text.value.trim() !== "" && solve.setAttribute("data-pressed", "");
    const runs = () => document.querySelector(".waits") === null;
    solve.addEventListener("click", () => runs() || press());
    text.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
      if (key === "Enter" && (ctrlKey || metaKey) && !runs()) press();
    });
    document.addEventListener("paste", (event) => {
      if (runs() || event.target === text) return;
      text.value = event.clipboardData.getData("text/plain");
      event.preventDefault();
    });
  });
}
