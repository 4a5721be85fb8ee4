import { expect, open, test } from '../support/test';

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "require-trusted-types-for 'script'";

declare global {
  interface Window {
    violations?: string[];
  }
}

test('search breaks no rule of a strict policy', async ({ page, origin }) => {
  // Report-only: other tests cover what the rest of the site needs from the policy.
  await page.route(`${origin}/docs/limitations`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy-report-only': POLICY },
    });
  });
  await open(page, '/docs/limitations');
  await page.evaluate(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await page.keyboard.press('/');
  await page.keyboard.type('egenkapital');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('combobox').fill('zzqqxx');
  await expect(page.getByText('No results for')).toBeVisible();
  const violations = await page.evaluate(() => window.violations ?? []);
  // Loading of chunks by the bundler, whose policy is set for the whole site.
  expect(violations.filter((one) => !/HTMLScriptElement src/.test(one))).toEqual([]);
});
