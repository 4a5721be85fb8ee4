import { expect, open, test } from '../support/test';

const COMPANY = '/api/denmark/data/company-by-company-id';
const NESTED = 'response-200.registeredAddress.address.postalCode';

test('a link within the open page to a nested property opens its parents, scrolls and marks it', async ({ page }) => {
  await open(page, COMPANY);
  const field = page.locator(`[id="${NESTED}"]`);
  await expect(field).toBeHidden();
  await page.evaluate((id) => {
    location.hash = id;
  }, NESTED);
  await expect(field).toBeInViewport();
  await expect(field).toHaveClass(/ref-marked/);
});

for (const route of [
  '/docs/errors#missing-purpose',
  '/docs/data-docs/attributes#company-attributes',
  '/api/denmark/data#downloads',
  `${COMPANY}#errors`,
])
  test(`the link ${route} stops right below what sticks at the top`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, route);
      await expect(async () => {
        const gap = await page.evaluate(() => {
          const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          const bars = [...document.querySelectorAll('.navbar, .ref-sections, .attribute-catalogue > search')];
          const bottoms = bars.map((bar) => bar.getBoundingClientRect().bottom).filter((bottom) => bottom < 400);
          return (target?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...bottoms);
        });
        expect(gap, `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(gap, `at ${width}`).toBeLessThanOrEqual(40);
      }).toPass();
    }
  });

test('a link to an example shows its tab', async ({ page }) => {
  await open(page, `${COMPANY}#response-404-example.unknownCompany`);
  await expect(page.getByRole('radio', { name: '404' })).toBeChecked();
  await expect(page.locator('[id="response-404-example.unknownCompany"]')).toBeInViewport();
});

test('in-app navigation to a nested property lands on it', async ({ page }) => {
  await open(page, '/api/denmark/data');
  await page.evaluate(
    ([path, id]) => {
      const link = document.createElement('a');
      link.href = `${path}#${id}`;
      link.textContent = 'To the property';
      document.querySelector('.ref-intro')?.append(link);
    },
    [COMPANY, NESTED],
  );
  await page.getByRole('link', { name: 'To the property' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company by CVR number');
  await expect(page.locator(`[id="${NESTED}"]`)).toBeInViewport();
});

test('the name of a field links to it', async ({ page }) => {
  await open(page, COMPANY);
  await page.getByRole('link', { name: 'companyId', exact: true }).first().click();
  await expect(page).toHaveURL(`${COMPANY}#path.companyId`);
});

test('a page that a reader returns to is as new: nothing marked or confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${COMPANY}#${NESTED}`);
  const main = page.getByRole('main');
  const copy = page.locator('.ref-code:visible').getByRole('button', { name: /^Copy/ }).first();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await copy.click();
  await expect(copy).toHaveText('Copy');
  await copy.click();
  await expect(copy).toHaveText('Copied');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await menu.getByRole('link', { name: 'Data API', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
  await menu.getByRole('link', { name: 'Company by CVR number' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company by CVR number');
  await expect(main.getByText('Copied')).toHaveCount(0);
  await expect(page.locator('.ref-marked')).toHaveCount(0);
});
