// Whether words have the room that they need.

/**
 * In the page, within an element: texts that are cut off, reach out of their place or out of the window, or lie on another text or on a
 * control, a line each.
 */
function look(within) {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(within);
  const found = new Set();
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isUnseen = (one) => one.closest(".unseen, svg, canvas, option, textarea") !== null;
  const called = (one) => `${one.localName}${one.id ? `#${one.id}` : ""}`;
  const whole = (one) => one.getBoundingClientRect();
  const hits = (a, b, wide, high) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > high;

  /** The nearest element that is a box. */
  const boxOf = (one) => {
    let box = one;
    while (["inline", "contents"].includes(getComputedStyle(box).display)) box = box.parentElement;
    return box;
  };

  /** What cuts off a line of text, or hides it until somebody scrolls. */
  const limits = (line, one) => {
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      const box = whole(at);
      const across = line.left < box.left - 1 || line.right > box.right + 1;
      const down = line.top < box.top - 4 || line.bottom > box.bottom + 4;
      const [x, y] = [overflowX, overflowY].map((flow) => (["auto", "scroll"].includes(flow) ? "scrolls" : flow === "visible" ? "" : "cuts"));
      if ((across && x === "scrolls") || (down && y === "scrolls")) return "scrolls";
      if ((across && x === "cuts" && textOverflow !== "ellipsis") || (down && y === "cuts")) return called(at);
      if (at === top) break;
    }
    return "";
  };

  const lines = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const own = node.parentElement;
    const text = node.textContent.trim();
    if (!text || isUnseen(own) || !isSeen(own)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = boxOf(own);
    // Those for screen readers alone are a pixel large.
    if (whole(box).width <= 1) continue;
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const limit = limits(line, own);
      if (limit === "scrolls") continue;
      const what = `${called(own)}: “${text.slice(0, 50)}”`;
      const place = whole(box);
      if (limit) found.add(`${what} is cut off by ${limit}`);
      else if (line.right > place.right + 1 || line.left < place.left - 1) found.add(`${what} reaches out of ${called(box)}`);
      if (line.left < -1 || line.right > innerWidth + 1) found.add(`${what} reaches out of the window`);
      lines.push({ line, box, own, what });
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const isFamily = one.box === other.box || one.own.contains(other.own) || other.own.contains(one.own);
      if (!isFamily && hits(one.line, other.line, 2, 0.4 * Math.min(one.line.height, other.line.height))) found.add(`${one.what} lies on ${other.what}`);
    }
  }
  const controls = [...top.querySelectorAll("button, summary, select, textarea, input:not([type=radio], [type=checkbox])")].filter((one) => isSeen(one) && !isUnseen(one.parentElement));
  for (const [index, control] of controls.entries()) {
    const place = whole(control);
    if (place.width < 2 || limits(place, control.parentElement) === "scrolls") continue;
    for (const other of controls.slice(index + 1)) if (!control.contains(other) && hits(place, whole(other), 2, 2)) found.add(`${called(control)} lies on ${called(other)}`);
    for (const { line, own, what } of lines) if (!control.contains(own) && !own.contains(control) && hits(place, line, 2, 4)) found.add(`${what} lies on ${called(control)}`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth - innerWidth} pixels too wide`);
  if (top.localName === "dialog" && top.scrollWidth > top.clientWidth) found.add(`${called(top)} is ${top.scrollWidth - top.clientWidth} pixels too wide`);
  return [...found];
}

export const cramped = (page, within = "body") => page.evaluate(look, within);
