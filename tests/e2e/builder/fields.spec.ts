import { axeFaults, colourFaults, switchMode } from '../support/axe';
import { expect, test } from '../support/test';
import { COMPANY, form, openForm, PERSONS, sample } from './form';

test('an attribute is found by its label', async ({ page }) => {
  await openForm(page, '/api/denmark/data/attributes-by-address-id');
  await form(page).getByRole('button', { name: 'Add to attributes' }).click();
  const added = form(page)
    .getByLabel(/^attributes \d+$/)
    .last();
  await expect(added).toBeFocused();
  await expect(added).toHaveAttribute('list', /./);
  const offered = await page.locator('#your-values datalist option').evaluateAll((all) => all.length);
  expect(offered).toBeGreaterThan(20);
  await added.fill('roof_material_code');
  await expect(sample(page)).toContainText('roof_material_code');
});

test('the open form is accessible at 320 px, in both modes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of [COMPANY, PERSONS]) {
    await openForm(page, route);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // The visit of the page (`tests/e2e/pages`) checks the page around the form.
    const faults = await axeFaults(page, '#your-values');
    await switchMode(page);
    expect([...faults, ...(await colourFaults(page, '#your-values'))]).toEqual([]);
  }
});
