import type { Check } from './visit';

/** Runs in the page: scrolls through it, and returns the positions at which request or response is out of view. */
async function outOfView(): Promise<number[]> {
  const panels = [...document.querySelectorAll('.ref-samples pre, .ref-answers pre')].filter((one) =>
    one.checkVisibility(),
  );
  const STEPS = 3;
  /** Two lines of code. */
  const least = 40;
  const isSeen = (panel: Element) => {
    const { top, bottom } = panel.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= least;
  };
  const faults: number[] = [];
  const last = document.documentElement.scrollHeight - window.innerHeight;
  for (let step = 0; step <= STEPS; step += 1) {
    window.scrollTo(0, (last * step) / STEPS);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (panels.length !== 2 || !panels.every(isSeen)) faults.push(Math.round(window.scrollY));
  }
  window.scrollTo(0, 0);
  return faults;
}

/** Checks that request and response are in view at every scroll position where they have a column of their own. */
export const panelsBeside: Check = async ({ page }) =>
  (await page.evaluate(outOfView)).map((y) => `a panel is out of view at y = ${y}`);

/** Checks that a phone shows a short request whole. */
export const panelsOnPhone: Check = async ({ page }) => {
  const { clientHeight, scrollHeight } = await page.evaluate(() => {
    const code = [...document.querySelectorAll('.ref-samples pre')].find((one) => one.checkVisibility());
    return { clientHeight: code?.clientHeight ?? 0, scrollHeight: code?.scrollHeight ?? Number.NaN };
  });
  return clientHeight >= Math.min(scrollHeight, 300) ? [] : [`a request scrolls in ${clientHeight} px`];
};
