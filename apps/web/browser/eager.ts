/**
 * Playwright looks for what a test waits for at once, four times within 270 ms,
 * and from then on every half second: most of what is waited for comes in
 * between. It has no setting for that; here it goes on to look ten times a second.
 */
const RARELY = 500;
const OFTEN = 100;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (real, self, [act, ms, ...given]: Parameters<typeof setTimeout>) =>
    Reflect.apply(real, self, [act, ms === RARELY ? OFTEN : ms, ...given]),
});
