import { dialog, expect, foot, open, send, preview as test, text } from './support';

test.describe.configure({ mode: 'default' });
// A development build outside the dev server: React warns about finished HTML, and prefetching asks for chunks
// by names that only the dev server knows.
test.use({ expectedErrors: /^Warning: |status of 404/ });

test('the preview is labelled and sends nothing', async ({ page }) => {
  await open(page, '/docs/introduction');
  await expect(foot(page)).toContainText('Preview, sends nothing');
  await foot(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page)).toContainText('Preview: nothing is sent. Set FEEDBACK_PROJECT_ID to send for real.');
  await text(page).fill('Hello?');
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Preview: nothing was sent.');
  await expect(text(page)).toHaveValue('Hello?');
  // A request to the provider would fail the test, as any to another origin does.
  await page.waitForTimeout(300);
});
