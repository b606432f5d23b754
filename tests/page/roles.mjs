// The page's workers by what they do. One program has several roles, so a test that takes one away must not take away the others.

/** In the page: from now on, workers with this role die as they start, or do not any more. Notes which ones were started. */
const change = ([role, dies]) => {
  globalThis.roles ??= { dying: new Set(), started: [] };
  globalThis.roles.dying[dies ? "add" : "delete"](role);
  if (globalThis.roles.watches) return;
  globalThis.roles.watches = true;
  globalThis.Worker = class extends Worker {
    constructor(script, options) {
      super(script, options);
      const { dying, started } = globalThis.roles;
      started.push(options?.name);
      if (!dying.has(options?.name)) return;
      this.terminate();
      setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: `no ${options.name}` })));
    }
  };
};

/** Now and after each reload. */
async function always(page, argument) {
  await page.addInitScript(change, argument);
  await page.evaluate(change, argument);
}

/** From now on, workers with this role cannot be started. */
export const takeAway = (page, role) => always(page, [role, true]);

/** They can be started again. */
export const giveBack = (page, role) => always(page, [role, false]);

/** Notes from the next reload on which workers are started. */
export const watchRoles = (page) => page.addInitScript(change, ["none", false]);

/** How many workers with this role the page has started since then. */
export const started = (page, role) =>
  page.evaluate((role) => globalThis.roles.started.filter((other) => other === role).length, role);
