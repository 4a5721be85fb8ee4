import { axeFaults } from '../support/axe';
import { expect, open, test } from '../support/test';

const litVersion = '.time [data-lit]:has(rect)';

test('two sliders move the times, and the text says what the API returns', async ({ page }) => {
  await open(page, '/docs/time/');
  const output = page.locator('.time output');
  const effect = page.getByRole('slider', { name: 'Effect time' });
  const registration = page.getByRole('slider', { name: 'Registration time' });
  await expect(output).toContainText('In effect on 10 September 2021: code 2, version 1000101.');
  await expect(page.locator(litVersion)).toHaveAttribute('data-version', '1000101');

  await registration.press('End');
  await expect(registration).toHaveAttribute('aria-valuetext', '31 October 2021');
  await expect(output).toContainText('asOf=2021-10-31T12:00:00Z returns versions 1000102 and 1000103.');
  await expect(output).toContainText('In effect on 10 September 2021: code 1, version 1000103.');
  await expect(page.locator(litVersion)).toHaveAttribute('data-version', '1000103');

  await effect.press('Home');
  await expect(output).toContainText('In effect on 1 August 2021: code 2, version 1000102.');
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows one choice', async ({ page }) => {
    await page.goto('/docs/time/');
    await expect(page.locator('.time form')).toBeHidden();
    await expect(page.locator(litVersion)).toHaveAttribute('data-version', '1000101');
    await expect(page.locator('.time output')).toContainText('code 2, version 1000101');
  });
});
