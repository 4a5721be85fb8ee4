import { expect, openHydrated, test } from '../support/test';

/** Name of each example, and a part of its request and of its response. */
const EXAMPLES = [
  ['Address', 'address=Prøvestien 7, 9999 Eksempelby', '"EXACT"'],
  ['Number plate', 'registrationNumber=QQ12345', '"MODEL E"'],
  ['BFE number', '/properties/999000001', '"LAND_PARCEL_PROPERTY"'],
  ['Vehicle ID', '/vehicles/9999999999999901/insurance', '"Eksempel Forsikring A/S"'],
  ['CVR number', '/companies/09900012', '"Eksempel Teknik ApS"'],
] as const;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`an example gives its request and response without a request, and moves nothing, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/');
    await page.waitForLoadState('networkidle');
    const top = () => page.locator('#apis').evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    const sent: string[] = [];
    // Code of a linked page is prefetched when the pointer rests on the link.
    page.on('request', (request) => {
      if (request.resourceType() !== 'other') sent.push(request.url());
    });
    for (const [name, request, response] of EXAMPLES) {
      await page.getByRole('button', { name, exact: true }).click();
      const panel = page.getByRole('region', { name: `Request and response: ${name}` });
      await expect(panel.locator('pre:visible').first()).toContainText(request);
      await expect(panel.locator('pre:visible').last()).toContainText(response);
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
      expect(await top()).toBe(before);
    }
    expect(sent).toEqual([]);
  });

test('a value of the reader stands in the request, and the response says which example it is for', async ({ page }) => {
  await openHydrated(page, '/');
  const panel = page.getByRole('region', { name: 'Request and response: CVR number' });
  await page.getByRole('textbox', { name: 'What do you have?' }).fill('DK 09 90 00 20');
  await expect(panel.locator('pre:visible').first()).toContainText('/companies/09900020');
  await expect(panel).toContainText('Response to 09900012');
});

test('a value has its request beside it, or the reason why it has none', async ({ page }) => {
  await openHydrated(page, '/');
  const field = page.getByRole('textbox', { name: 'What do you have?' });
  const panel = page.getByRole('region', { name: /^Request and response/ });
  const NONE = [
    ['700190-0000', 'in the body of a POST only'],
    ['12345678', 'Modulus 11 fails'],
    ['09900012\n09900020', 'several values'],
    ['XXXTEST0000000001', 'No operation takes it'],
    ['', 'Paste a value'],
  ] as const;
  for (const [text, reason] of NONE) {
    await field.fill('QQ12345');
    await expect(panel.locator('pre:visible').first()).toContainText('registrationNumber=QQ12345');
    await field.fill(text);
    await expect(panel).toContainText(reason);
    await expect(panel.locator('pre')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /Copy/ })).toHaveCount(0);
  }
  await field.fill('9990000011');
  await expect(panel.locator('pre:visible')).toContainText('/company-units/9990000011');
  await expect(panel.getByRole('link', { name: 'Every parameter and field' })).toHaveAttribute('href', /company-unit$/);
});

test('a column of values scrolls in its place', async ({ page }) => {
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/');
    await page.getByRole('textbox', { name: 'What do you have?' }).fill('09900012\n12345678');
    await expect(page.getByRole('button', { name: 'Copy for a spreadsheet' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
