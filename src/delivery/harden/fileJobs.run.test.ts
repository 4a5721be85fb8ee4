import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCache } from '../../buildCache';
import { listFilesSync } from '../../listFiles';
import { type Called, here, withProcesses } from '../../processPool';
import { compress } from './compress';
import * as fileJobs from './fileJobs';
import { protectPages } from './protectPages';

/** So many are read by several processes, and compressed by them: nothing of them is kept for the next build. */
const PAGES = 1001;
const folder = mkdtempSync(path.join(tmpdir(), 'many-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (text: string) =>
  `<!doctype html><html lang=en><meta charset=utf-8><title>T</title><script src=/a.js></script><p>${text}`;
const TEMPLATE = `${page('')}<script>"base-url-notice"</script><script>"dataset.deferring"</script><script>"docusaurus-theme"</script>`;

/** Every file of a build of many pages after it was hardened. */
async function hardened(name: string, jobs: Called<typeof fileJobs>): Promise<[file: string, content: string][]> {
  const build = path.join(folder, name);
  mkdirSync(build);
  for (let index = 0; index < PAGES; index += 1)
    writeFileSync(path.join(build, `page-${index}.html`), page(`${index} `.repeat(500)));
  writeFileSync(path.join(build, '404.html'), TEMPLATE);
  writeFileSync(path.join(build, 'a.js'), 'code');
  const { pages } = await protectPages(build, jobs, () => ({ meta: 'policy' }));
  expect(pages).toBe(PAGES + 1);
  const cache = openCache('brotli', path.join(folder, 'cache'));
  expect(await compress(build, (file) => file.endsWith('.html'), cache, jobs)).toBe(PAGES);
  return listFilesSync(build).map((file) => [file, readFileSync(path.join(build, file), 'base64')]);
}

it('several processes harden many pages as one does', async () => {
  const file = path.resolve('src/delivery/harden/fileJobs.ts');
  const alone = await hardened('alone', here(fileJobs));
  expect(alone).toHaveLength(3 * PAGES + 2);
  expect(await withProcesses(file, fileJobs, PAGES, (jobs) => hardened('together', jobs))).toEqual(alone);
});
