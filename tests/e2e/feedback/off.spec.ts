import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, open, test } from '../support/test';

const BUILD = process.env.PORTAL_BUILD ?? 'build';

test('without a project a page links to the contact, with its address, and shows no form', async ({ page }) => {
  for (const route of ['/docs/introduction', '/api/service-api/request-counts-usage']) {
    await open(page, route);
    await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
    const link = page.getByRole('article').getByRole('link', { name: 'Write to us', exact: true }).last();
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol + pathname).toBe('mailto:support@example.com');
    expect(searchParams.get('body')).toBe(`https://docs.example.com${route}`);
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
