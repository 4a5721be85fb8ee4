import { layoutShift } from '../support/layoutShift';
import { measured } from '../support/measured';
import { expect, open, test } from '../support/test';

for (const width of [1440, 390])
  for (const query of ['roof', 'DK09900012'])
    test(`the results of ${query} move nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
      await open(page, `/search?q=${query}`);
      await page.locator('main ol > li').first().waitFor();
      if (/\d/.test(query)) await expect(page.locator('.have-found')).toContainText('passes the modulus 11 check');
      const shift = await layoutShift(page);
      measured(`layout shift of the results of ${query} at ${width} px`, shift.toFixed(3));
      expect(shift).toBeLessThan(0.05);
    });
