import type { Page } from '@playwright/test';
import { form, openForm } from '../builder/form';
import { operations } from '../support/routes';
import { expect, open, test } from '../support/test';

const COMPANY = '/api/denmark/data/company-by-company-id';
const WINDOW = { width: 1440, height: 900 };

/** Returns the marked line of the response, and whether it is in view in its panel. */
const markedLine = (page: Page) =>
  page.evaluate(() => {
    const [line] = CSS.highlights.get('ref-twin') ?? [];
    if (!(line instanceof Range)) return null;
    const box = line.startContainer.parentElement?.closest('pre')?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom } = line.getBoundingClientRect();
    return { text: String(line).trim(), isInView: top >= box.top && bottom <= box.bottom };
  });

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, width } = element.getBoundingClientRect();
    return { top: Math.round(top), width };
  });

/** Runs in the page: returns the lines of the panels, how many can be read, and how code that is cut off ends. */
function shownLines() {
  const panels = [...document.querySelectorAll('.ref-samples, .ref-answers')];
  const [request, response] = panels.map((panel) => {
    const pre = [...panel.querySelectorAll('pre')].find((one) => one.checkVisibility()) as HTMLElement;
    const [code, fade] = [pre.querySelector('code') as HTMLElement, getComputedStyle(pre, '::after')];
    const isCut = pre.scrollHeight > pre.clientHeight;
    const end = pre.getBoundingClientRect().bottom - (isCut ? Number.parseFloat(fade.height) : 0);
    const height = Math.min(end, window.innerHeight) - code.getBoundingClientRect().top;
    const seen = Math.floor(height / Number.parseFloat(getComputedStyle(code).lineHeight));
    return { lines: code.textContent?.trimEnd().split('\n') ?? [], seen, isCut, fades: fade.position === 'sticky' };
  });
  const [height = 0, other = 0] = panels.map((panel) => panel.getBoundingClientRect().height);
  const method = panels[0]?.querySelector('.ref-method')?.textContent;
  return { method, request, response, share: height / (height + other) };
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} every operation shows the first lines of request, body and response`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    expect(operations.length).toBeGreaterThan(20);
    let bodies = 0;
    for (const route of operations) {
      await page.goto(route);
      const { method, request, response, share } = await page.evaluate(shownLines);
      for (const panel of [request, response]) {
        expect(panel?.seen, route).toBeGreaterThanOrEqual(Math.min(panel?.lines.length ?? 3, 3));
        if (panel?.isCut) expect(panel.fades, route).toBe(true);
      }
      if (request?.isCut) expect(share, route).toBeGreaterThan(0.55);
      if (method !== 'POST') continue;
      bodies += 1;
      const before = request?.lines.findIndex((line) => line.includes("<<'JSON'")) ?? -1;
      expect(before, route).toBeGreaterThan(0);
      expect(request?.seen, route).toBeGreaterThan(before + 2);
    }
    expect(bodies).toBeGreaterThan(2);
  });

test.describe('beside the fields', () => {
  test.use({ viewport: WINDOW });

  test('the field that is read is marked in the response, which scrolls to it', async ({ page }) => {
    await open(page, COMPANY);
    await expect
      .poll(async () => (await page.locator('.ref-answers .ref-code code:visible').textContent())?.length)
      .toBeGreaterThan(2000);
    for (const name of ['foundedDate', 'employment', 'creditInformation']) {
      const field = page.locator(`[id="response-200.${name}"]`);
      await field.evaluate((element) =>
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - window.innerHeight / 3 + 20),
      );
      await expect
        .poll(() => markedLine(page))
        .toMatchObject({ text: expect.stringContaining(`"${name}":`), isInView: true });
      await expect(field).toHaveClass(/ref-twin/);
    }
  });

  test('a linked field is marked in the response; the page stays at the field', async ({ page }) => {
    await open(page, `${COMPANY}#response-200.signingRule`);
    const field = page.locator('[id="response-200.signingRule"]');
    await expect
      .poll(() => markedLine(page))
      .toMatchObject({ text: expect.stringContaining('"signingRule":'), isInView: true });
    await expect(field.locator('> p').first()).toBeInViewport({ ratio: 1 });
  });

  test('the section bar and the panel take the place of the hidden navbar', async ({ page }) => {
    await open(page, COMPANY);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
    await expect.poll(() => boxOf(page, '.ref-sections')).toMatchObject({ top: 0 });
    await expect.poll(() => boxOf(page, '.ref-stick')).toMatchObject({ top: 16 });
    await page.mouse.wheel(0, -300);
    const navbar = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().height);
    await expect.poll(() => boxOf(page, '.ref-sections')).toMatchObject({ top: navbar });
    await expect.poll(() => boxOf(page, '.ref-stick')).toMatchObject({ top: navbar + 16 });
  });

  test('a value that is not valid stands in the panel, and a copy is what the panel shows', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page, COMPANY);
    const samples = page.locator('.ref-samples');
    // The clipboard is written after the click.
    const copied = async () => {
      await samples.getByRole('button', { name: 'Copy curl sample' }).click();
      return expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
    };
    await form(page).getByLabel('companyId', { exact: true }).fill('12345678');
    await expect(samples.locator('code:visible').last()).toContainText('12345678');
    await (await copied()).toBe(await samples.locator('code:visible').last().textContent());
    await form(page).getByLabel('companyId', { exact: true }).fill('09900020');
    await expect(samples.locator('code:visible')).toContainText('09900020');
    await (await copied()).toContain('09900020');
  });

  test('the copy button keeps its width', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, COMPANY);
    const copy = page.getByRole('button', { name: 'Copy curl sample' });
    const before = await copy.boundingBox();
    await copy.click();
    await expect(copy).toHaveAttribute('data-copy', 'copied');
    expect(await copy.boundingBox()).toEqual(before);
    await expect(copy).not.toHaveAttribute('data-copy');
  });
});

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a switch shows the request or the response; print shows both', async ({ page }) => {
    await page.goto(COMPANY);
    const [request, response] = [page.locator('.ref-samples'), page.locator('.ref-answers')];
    await expect(request).toBeVisible();
    await expect(response).toBeHidden();
    await page.locator('.ref-switch').getByText('Response').click();
    await expect(response).toBeVisible();
    await expect(request).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(request).toBeVisible();
    await expect(response).toBeVisible();
  });
});

test('on a phone the sample stays in view while the form is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, COMPANY);
  const last = form(page).locator('input').last();
  await last.scrollIntoViewIfNeeded();
  await expect(page.locator('.ref-samples code:visible').last()).toBeInViewport();
  await expect(last).toBeInViewport();
});

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch });

    test('the icon that copies shows no part of its text', async ({ page }) => {
      await open(page, COMPANY);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(hasTouch);
      const shown = await page.locator('.ref-copy:visible').evaluateAll((buttons) =>
        buttons.map((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          return button.getBoundingClientRect().right - text.getBoundingClientRect().left;
        }),
      );
      expect(shown.length).toBeGreaterThan(1);
      expect(Math.max(...shown)).toBeLessThanOrEqual(1);
    });
  });

test('the column of registers hides the right edge of the response, whose shadow would show above it', async ({
  page,
}) => {
  await open(page, COMPANY);
  const response = page.locator('.ref-answers pre:visible');
  await expect(response.locator('.ref-origins')).toBeVisible();
  const shadows = await response.evaluate((pre) => getComputedStyle(pre).backgroundImage.split(/, (?=linear)/));
  expect(shadows[3]).toMatch(/^linear-gradient\(to left, rgba\(0, 0, 0, 0\), rgba\(0, 0, 0, 0\)\)/);
});
