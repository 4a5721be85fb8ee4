import { gzipSync } from 'node:zlib';
import { expect, open, openHydrated, test } from '../support/test';

test('opening search and the first result take at most 270 KB gzip', async ({ page }) => {
  await openHydrated(page, '/docs/limitations');
  await page.waitForLoadState('networkidle');
  const loaded: { name: string; bytes: number }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/search-index|\.js$/.test(pathname)) return;
    // The code of prefetched pages does not belong to the search.
    const { purpose, 'sec-purpose': secPurpose = purpose } = response.request().headers();
    if (secPurpose === 'prefetch') return;
    pending.push(
      response.body().then(
        (body) => loaded.push({ name: pathname, bytes: gzipSync(body).length }),
        () => undefined,
      ),
    );
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('nummerplade');
  await page.getByRole('option').first().waitFor();
  await Promise.all(pending);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`search to first result: ${total} bytes gzip in ${loaded.length} files`);
  expect(loaded.some(({ name }) => name.includes('search-index'))).toBe(true);
  expect(total).toBeLessThanOrEqual(270_000);
});

test('a key press reads no file again', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().includes('search-index') && files.push(request.url()));
  await open(page, '/docs/limitations');
  await page.keyboard.press('/');
  await page.getByRole('combobox').pressSequentially('forsikringsselskab license plate');
  await page.getByRole('option').first().waitFor();
  expect(files).toHaveLength(1);
});
