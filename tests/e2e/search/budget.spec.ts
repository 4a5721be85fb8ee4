import { gzipSync } from 'node:zlib';
import { measured } from '../support/measured';
import { expect, open, openHydrated, test } from '../support/test';

test('opening search and the first result take at most 150 KB gzip', async ({ page }) => {
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
  expect(total).toBeLessThanOrEqual(150_000);
});

test('a key press reads no file again', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().includes('search-index') && files.push(request.url()));
  await open(page, '/docs/limitations');
  await page.keyboard.press('/');
  await page.getByRole('combobox').pressSequentially('forsikringsselskab license plate');
  await page.getByRole('option').first().waitFor();
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

// A report, because durations depend on the machine.
test('how long a key press takes to its result @nightly', async ({ page }) => {
  await open(page, '/docs/limitations');
  await page.keyboard.press('/');
  const input = page.getByRole('combobox');
  await input.fill('a');
  await page.getByRole('option').first().waitFor();
  await input.fill('');
  const times = await page.evaluate(async (text) => {
    const box = document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;
    const list = document.querySelector('[role=listbox]') as Element;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const durations: number[] = [];
    for (let end = 2; end <= text.length; end++) {
      const start = performance.now();
      const changed = new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(list.parentElement as Element, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
        // For one more letter, the same results are valid, too.
        setTimeout(done, 250);
      });
      setValue?.call(box, text.slice(0, end));
      box.dispatchEvent(new Event('input', { bubbles: true }));
      await changed;
      const time = performance.now() - start;
      if (time < 250) durations.push(time);
    }
    return durations.sort((a, b) => a - b);
  }, 'forsikringsselskab license plate');
  expect(times.length).toBeGreaterThan(5);
  const median = times[Math.floor(times.length / 2)] as number;
  measured('ms from a key press to its result, median', median.toFixed(1));
  measured('ms from a key press to its result, slowest', times.at(-1)?.toFixed(1) ?? '');
});
