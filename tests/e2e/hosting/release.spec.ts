import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeManifest } from '../../../src/lib/manifest';
import { pointTo, release, releases } from '../../../src/plugins/security/hosting/releases';
import { untilResponsive } from '../support/test';
import { get } from './support/get';
import { startNginx } from './support/nginx';
import { BUILD, expect, test } from './support/test';

const HEADING = 'Limitations';

/** A later build: the text of a page is new, and so is the name of every page's code. */
async function laterBuild(folder: string): Promise<void> {
  await cp(BUILD, folder, { recursive: true });
  const scripts = path.join(folder, 'assets/js');
  for (const name of await readdir(scripts))
    if (!/^(main|runtime)/.test(name)) await rename(path.join(scripts, name), path.join(scripts, `later-${name}`));
  const page = path.join(folder, 'docs/limitations/index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replaceAll(HEADING, 'Limits of today'));
  for (const ending of ['br', 'gz']) await rm(`${page}.${ending}`);
  await writeManifest(folder);
}

test('an old tab walks on over a new release', async ({ page }) => {
  test.setTimeout(120_000);
  const home = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  const later = path.join(home, 'later');
  const current = path.join(home, 'current');
  await laterBuild(later);
  expect(await release(BUILD, home)).toBe('000001');
  const nginx = await startNginx(current, path.join(current, '.deploy'));
  try {
    const etag = (await get(nginx.origin, '/docs/time')).headers.etag;
    // No code is fetched ahead of a click.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(`${nginx.origin}/docs/introduction`);
    await untilResponsive(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    expect(await release(later, home)).toBe('000002');
    // Unchanged files are not fetched again, and the code of the old tab is still there.
    expect((await get(nginx.origin, '/docs/time')).headers.etag).toBe(etag);
    await page
      .locator('a[href="/docs/limitations"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits of today');
    expect(loads).toBe(0);

    // After three releases the code of the first one is removed; going back is one rename.
    expect(await release(later, home)).toBe('000003');
    expect(await release(later, home)).toBe('000004');
    expect(await releases(home)).toEqual(['000002', '000003', '000004']);
    const old = (await readdir(path.join(BUILD, 'assets/js'))).find((name) => !/^(main|runtime)/.test(name));
    await expect(stat(path.join(current, `assets/js/${old}`))).rejects.toThrow('ENOENT');
    await pointTo(home, '000002');
    await expect(stat(path.join(current, `assets/js/${old}`))).resolves.toBeTruthy();
    await expect(pointTo(home, '000001')).rejects.toThrow('There is no release');
  } finally {
    await nginx.stop();
    await rm(home, { recursive: true, force: true });
  }
});
