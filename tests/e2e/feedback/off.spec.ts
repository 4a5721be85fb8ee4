import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, open, test } from '../support/test';

const BUILD = process.env.PORTAL_BUILD ?? 'build';

test('without a project a page shows no feedback', async ({ page }) => {
  for (const route of ['/docs/introduction', '/api/service-api/request-counts-usage']) {
    await open(page, route);
    await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  }
});

test('without a project no page loads code of the widget', async ({ page }) => {
  const main = (await readdir(path.join(BUILD, 'assets/js'))).filter((name) => name.startsWith('main.'));
  expect(main.length).toBeGreaterThan(0);
  for (const name of main)
    expect(await readFile(path.join(BUILD, 'assets/js', name), 'utf8')).not.toContain('feedback-modal');
  await open(page, '/docs/introduction');
  await expect(page.locator('feedback-modal')).toHaveCount(0);
});
