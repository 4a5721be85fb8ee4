import { unwatchFile } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import * as content from 'docusaurus-preset-portal/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFolderOfEach } from '../../../../../tests/support/testFolder';
import { portalOf } from '../../content/portal';
import { paths } from '../../lib/paths';
import generationPlugin from '.';
import { generateAll } from './generateAll';
import { hashInputs, writeStamp } from './stamp';

vi.mock('./generateAll', () => ({ generateAll: vi.fn() }));

const home = process.cwd();
const siteDir = testFolderOfEach();
beforeEach(async () => {
  process.chdir(siteDir);
  for (const folder of ['src', paths.specs, paths.data, paths.pages]) await mkdir(folder, { recursive: true });
  await writeFile('package-lock.json', '{}');
  vi.mocked(generateAll).mockReset().mockResolvedValue('');
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  process.chdir(home);
  vi.restoreAllMocks();
});

const start = () => generationPlugin({ siteDir } as LoadContext, portalOf(content), {});

it('generates before other plugins load content', async () => {
  await start();
  expect(generateAll).toHaveBeenCalledOnce();
});

it('generates nothing that is there', async () => {
  await writeStamp(portalOf(content), hashInputs(portalOf(content), process.env));
  await start();
  expect(generateAll).not.toHaveBeenCalled();
});

it('watches each file of the contracts of another site, also one that they refer to later', async () => {
  const files = ['/contracts/api.yaml', '/contracts/parts/a.yaml'];
  vi.mocked(generateAll).mockImplementation(async (_, { onRead }) => {
    for (const file of files) onRead?.(file);
    return '';
  });
  const portal = { ...portalOf(content), isWholeSite: false };
  const { getPathsToWatch, loadContent } = await generationPlugin({ siteDir } as LoadContext, portal, {});
  await loadContent?.();
  expect(getPathsToWatch?.()).toEqual(files);
  files.push(path.resolve('later.yaml'));
  await loadContent?.();
  await vi.waitFor(() => expect(generateAll).toHaveBeenCalledTimes(2));
  await writeFile('later.yaml', '');
  await vi.waitFor(() => expect(generateAll).toHaveBeenCalledTimes(3), { timeout: 5000 });
  unwatchFile(files[2] ?? '');
});

it('ends a build whose reference fails', async () => {
  vi.mocked(generateAll).mockRejectedValue(new Error('Broken'));
  await expect(start()).rejects.toThrow('Broken');
});

it('a reload of the dev server does not wait: the docs plugin reloads when the pages change', async () => {
  const { loadContent } = await start();
  await loadContent?.();
  expect(generateAll).toHaveBeenCalledTimes(1);
  let finish = (_: string) => {};
  const first = new Promise<string>((resolve) => {
    finish = resolve;
  });
  vi.mocked(generateAll).mockReturnValue(first);
  await Promise.all([loadContent?.(), loadContent?.()]);
  await vi.waitFor(() => expect(generateAll).toHaveBeenCalledTimes(2));
  // Edits during a generation: one more after it.
  await Promise.all([loadContent?.(), loadContent?.()]);
  finish('');
  await vi.waitFor(() => expect(generateAll).toHaveBeenCalledTimes(3));
});

it('the dev server goes on after a broken contract', async () => {
  const { loadContent } = await start();
  await loadContent?.();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(generateAll).mockRejectedValueOnce(new Error('Broken'));
  await loadContent?.();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('Broken')));
  await loadContent?.();
  await vi.waitFor(() => expect(generateAll).toHaveBeenCalledTimes(3));
});
