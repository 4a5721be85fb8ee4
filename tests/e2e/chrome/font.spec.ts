import { measured } from '../support/measured';
import { expect, test } from '../support/test';

/** A page of each kind. */
const ROUTES = ['/', '/docs/introduction', '/api/denmark/data/person'];
/** A line that wraps elsewhere moves the text below it. A shift is good up to 0.1 (web.dev/cls). */
const MAX_SHIFT = 0.1;

for (const route of ROUTES)
  test(`text of ${route} stays in its place when the font arrives late`, async ({ page }) => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (request) => {
      await released;
      await request.continue();
    });
    await page.addInitScript(() => {
      const state = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const textOfHeading = () =>
      page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const { y, width } = range.getBoundingClientRect();
        return { y, width };
      });
    const before = await textOfHeading();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.fonts.check('16px "Geist Variable"'));
    // The observer reports a shift after the frame that shows it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // Also its width: nothing is drawn again in the font that was late.
    expect(await textOfHeading()).toEqual(before);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    measured(`Layout shift with a late font, ${route}`, shift.toFixed(4));
    expect(shift).toBeLessThan(MAX_SHIFT);
  });
