import { colourFaults } from '../support/axe';
import { holdPages, losePages, repair, throwAt } from '../support/break';
import { expect, open, openHydrated, test, untilResponsive } from '../support/test';

test.describe('a page that is not there', () => {
  test('responds with 404, names the nearest pages and links to them', async ({ page, origin }) => {
    expect((await page.request.get(`${origin}/docs/authentification`)).status()).toBe(404);
    await open(page, '/docs/authentification');
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    const contact = page.getByRole('main').getByRole('link', { name: 'Write to us' });
    await expect(contact).toHaveAttribute('href', /^mailto:.*docs%2Fauthentification$/);
    const near = page.getByRole('region', { name: 'Did you mean' });
    await near.getByRole('link', { name: 'Authentication' }).first().click();
    await expect(page).toHaveURL(/\/docs\/authentication$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication');
  });
});

test.describe('a page that throws', () => {
  test.use({ expectedErrors: /Made to crash|Minified React error|onRecoverableError/ });

  test('does not take the next page with it', async ({ page }) => {
    await throwAt(page, 'Make the first call');
    await openHydrated(page, '/');
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:/);
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  });

  test('offers to try again, and can be read', async ({ page }) => {
    await throwAt(page, 'Make the first call');
    await openHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', /^mailto:/);
    expect(await colourFaults(page)).toEqual([]);
    await repair(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Make the first call').first()).toBeVisible();
  });
});

test.describe('a page whose code does not arrive', () => {
  test.use({
    app: 'hydrated',
    expectedErrors: /ChunkLoadError|Loading chunk|ERR_FAILED|Made to crash|Minified React error|onRecoverableError/,
  });

  test('is reloaded, then readable with an offer to retry, and never reloads for ever', async ({ page }) => {
    await openHydrated(page, '/');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const restore = await losePages(page);
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('did not load');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
    await restore();
    await notice.getByRole('button', { name: 'Retry' }).click();
    await untilResponsive(page);
    await expect(notice).toHaveCount(0);
  });

  test('offers "Retry" when there is no page to show instead', async ({ page }) => {
    await throwAt(page, 'Close announcement');
    await page.goto('/');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await expect(page).toHaveTitle('Page Error');
    await repair(page);
    const restore = await losePages(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/docs/limitations');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await restore();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limitations');
  });
});

test.describe('a page whose files are not found', () => {
  test.use({ expectedErrors: /status of 404|MIME type/ });

  test('reports in a banner that it did not load properly, as at a wrong base URL', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/docs/introduction');
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('This page did not load properly');
    await expect(banner).toContainText('baseUrl');
    const style = await banner.evaluate((note) => {
      const { backgroundColor, borderTopWidth, color } = getComputedStyle(note);
      const { top, width } = note.getBoundingClientRect();
      return { backgroundColor, borderTopWidth, color, isFirst: note === document.body.firstElementChild, top, width };
    });
    expect(style).toMatchObject({
      backgroundColor: 'rgb(255, 244, 224)',
      borderTopWidth: '4px',
      color: 'rgb(28, 19, 0)',
      isFirst: true,
    });
    expect(style.width).toBeGreaterThan(600);
  });
});

test('a bar shows that a page is on its way', async ({ page }) => {
  await openHydrated(page, '/');
  const release = await holdPages(page);
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page.locator('#nprogress .bar')).toHaveCount(0);
});
