import type { Page, Request } from '@playwright/test';
import { control, form } from '../builder/form';
import { operations } from '../support/routes';
import { expect, open } from '../support/test';
import { button, responseRegion, status, test } from './served';

const at = (name: string) => operations.find((route) => route.endsWith(`/${name}`)) ?? '';

/** Returns the next request to an API. */
const product = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => /^\/(denmark|service|datahub)\//.test(new URL(request.url()).pathname));

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const { activeElement: one } = document;
      return one?.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one?.textContent;
    });
    if (name.test(text ?? '')) return;
  }
  throw new Error(`Tab never comes to ${name}.`);
}

test('what a reader types is sent, by keyboard alone, whatever language shows', async ({ page }) => {
  await open(page, at('company-by-company-id'));
  await page.getByText('Python', { exact: true }).click();
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeFocused();
  await tabTo(page, /^companyId$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('09900020');
  await tabTo(page, /^include: history/);
  await page.keyboard.press('Space');
  await expect(page.locator('.ref-samples code[data-code]:visible')).toContainText('09900020');
  // When the form is closed, the focus returns to the button below the samples.
  await page.keyboard.press('Escape');
  await expect(control(page)).toBeFocused();
  await tabTo(page, /^Send to the sandbox$/);
  const sent = product(page);
  await page.keyboard.press('Enter');
  const { pathname, search } = new URL((await sent).url());
  expect(pathname + search).toMatch(/\/companies\/09900020\?include=history$/);
  await expect(status(page)).toContainText(/^200 OK, \d+ ms\./);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(responseRegion(page)).toBeInViewport();
  const body = JSON.parse((await responseRegion(page).locator('code').textContent()) ?? '');
  expect(body.companyId).toBe('09900020');
  expect(body.history).not.toBeNull();
  await expect(responseRegion(page).getByText(/^Headers \(\d+\)$/)).toBeVisible();
});

test('a body arrives as it was typed, quotes and all', async ({ page }) => {
  await open(page, at('bulk-feature-store-attributes'));
  await control(page).click();
  const hostile = '\'"`$(id) \\ {} æ 😀';
  await form(page).getByLabel('ids 1', { exact: true }).fill(hostile);
  await expect(page.locator('.ref-samples code[data-code]:visible')).toContainText('😀');
  const sent = product(page);
  await button(page).click();
  expect((await sent).postDataJSON().ids[0]).toBe(hostile);
  await expect(status(page)).toContainText(/^200 OK/);
  const { items } = JSON.parse((await responseRegion(page).locator('code').textContent()) ?? '');
  expect(items[0]).toMatchObject({ id: hostile, status: 'INVALID_ID' });
});

test.describe('with a value that is not valid', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('sends what is typed, by Enter and by a click right after typing', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, at('company-by-company-id'));
      await control(page).click();
      const field = form(page).getByLabel('companyId', { exact: true });
      await field.fill('09900020');
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText(/^200 OK/);
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('123');
      const sent = product(page);
      await button(page).click();
      expect(new URL((await sent).url()).pathname).toMatch(/\/companies\/123$/);
      await expect(status(page)).toContainText(/^400 Bad Request/);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('.ref-samples code[data-code]:visible')).toContainText('/companies/123');
    }
  });
});

test('a header with quotes is sent, and personal data is in no address', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, at('persons'));
  await control(page).click();
  const purpose = `it's "my" purpose`;
  await form(page).getByLabel('X-Purpose', { exact: true }).fill(purpose);
  await form(page).getByLabel('criteria 1: shape').selectOption({ label: 'PersonByCprNumber' });
  const number = form(page).getByLabel('cprNumber', { exact: true });
  await number.fill('000000-0000');
  await expect(page.locator('.ref-samples code[data-code]:visible')).toContainText('000000-0000');
  const sent = product(page);
  await button(page).click();
  const request = await sent;
  expect(request.headers()['x-purpose']).toBe(purpose);
  expect(request.postDataJSON().criteria[0]).toMatchObject({ cprNumber: '000000-0000' });
  await expect(status(page)).toContainText(/^200 OK/);
  // The sentence stands between the response and the example.
  const own = await responseRegion(page).evaluate((response) => ({
    isFirst: Number(getComputedStyle(response).order) < 0 && response.parentElement?.className.includes('ref-answers'),
    says: getComputedStyle(response.parentElement as Element, '::before').content,
  }));
  expect(own).toEqual({ isFirst: true, says: '"An example, not the response to your values."' });
  await form(page).getByLabel('X-Purpose', { exact: true }).fill('fornyelse på ny');
  await button(page).click();
  await expect(status(page)).toHaveText(
    'The header X-Purpose has the character "å" (U+00E5). Allowed is printable ASCII, U+0020 to U+007E.',
  );
  expect([...requested, page.url()].filter((url) => url.includes('000000'))).toEqual([]);
});
