import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OWN_CONTEXT } from '../support/test';
import { at, dialog, expect, foot, open, PROJECT, provider, send, test, text } from './support';

// Without a shared build, all tests of this file share one.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /app\.pushfeedback\.com|Failed to load resource/ });

const GUIDE = at('/docs/introduction');

test('sends page, rating and text, and confirms it', async ({ page }) => {
  const sent = await provider(page, 201);
  await open(page, `${GUIDE}?from=mail`);
  await foot(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await text(page).fill('Æ, ø and å are missing.');
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Thank you. Your feedback was sent.');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(sent.map((request) => [request.method(), request.url(), request.postDataJSON()])).toEqual([
    [
      'POST',
      'https://app.pushfeedback.com/api/v1/feedback/',
      expect.objectContaining({
        project: PROJECT,
        url: page.url(),
        rating: 5,
        ratingMode: 'thumbs',
        message: 'Æ, ø and å are missing.',
        email: '',
      }),
    ],
  ]);
  await page.keyboard.press('Escape');
  await foot(page).getByRole('button', { name: 'Yes' }).click();
  await expect(text(page)).toHaveValue('');
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Thank you. Your feedback was sent.');
  expect(sent[1]?.postDataJSON()).toMatchObject({ rating: 1, message: '' });
});

for (const [status, words] of [
  [403, 'The feedback service refused it (status 403).'],
  [429, 'The feedback service is busy.'],
  [0, 'The feedback was not sent.'],
] as const)
  test(`a failed send (${status || 'no connection'}) says so and keeps the text`, async ({ page }) => {
    await page.route('https://app.pushfeedback.com/**', (route) =>
      status
        ? route.fulfill({ status, body: 'no', headers: { 'access-control-allow-origin': '*' } })
        : route.abort('connectionrefused'),
    );
    await open(page, GUIDE);
    await foot(page).getByRole('button', { name: 'No', exact: true }).click();
    await text(page).fill('A long thought.');
    await send(page).click();
    await expect(dialog(page).getByRole('status')).toContainText(`${words} Your text is still here`);
    await expect(text(page)).toHaveValue('A long thought.');
    await expect(text(page)).toBeFocused();
    await page.unroute('https://app.pushfeedback.com/**');
    const sent = await provider(page, 201);
    await send(page).click();
    await expect(dialog(page).getByRole('status')).toHaveText('Thank you. Your feedback was sent.');
    expect(sent[0]?.postDataJSON()).toMatchObject({ rating: 5, message: 'A long thought.' });
  });

test.describe('with a clock', () => {
  test.use(OWN_CONTEXT);
  test('a provider that never responds is a failure, too', async ({ page }) => {
    await page.clock.install();
    await page.route('https://app.pushfeedback.com/**', () => undefined);
    await open(page, GUIDE);
    await foot(page).getByRole('button', { name: 'Give feedback' }).click();
    await text(page).fill('Waiting.');
    await send(page).click();
    await expect(dialog(page).getByRole('status')).toHaveText('Sending…');
    await expect(text(page)).toHaveValue('Waiting.');
    const status = dialog(page).getByRole('status');
    await page.clock.fastForward(30_000);
    await expect(status).toContainText('does not respond. Your text is still here');
    await expect(text(page)).toHaveValue('Waiting.');
  });
});

test('the policy lets pages reach the provider, and changes in nothing else', async ({ request }) => {
  const plain = await readFile(path.join(process.env.PORTAL_BUILD ?? 'build', '_headers'), 'utf8');
  expect(plain).toContain("connect-src 'self';");
  const headers = await (await request.get(at('/_headers'))).text();
  const below = plain.replace(/^\//gm, at('/'));
  expect(headers).toBe(below.replace("connect-src 'self';", "connect-src 'self' https://app.pushfeedback.com;"));
});

test('an empty form is not sent', async ({ page }) => {
  const sent = await provider(page, 201);
  await open(page, GUIDE);
  await foot(page).getByRole('button', { name: 'Give feedback' }).click();
  await send(page).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Choose yes or no above, or write a few words.');
  expect(sent).toEqual([]);
});
