import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST } from 'docusaurus-preset-portal/node';
import { expect, it } from 'vitest';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { testFolder } from '../support/testFolder';

const HALF_AN_HOUR = 1_800_000;

const root = testFolder();
/** Copies the site, with its own packages and without any cache. */
async function makeSite(name: string): Promise<string> {
  const site = path.join(root, name);
  await mkdir(path.dirname(site), { recursive: true });
  const copy = await copySite();
  await rm(path.join(copy, 'node_modules'));
  await rename(copy, site);
  // Hard links take seconds; on another disk the files are copied.
  const cp = (how: string) => promisify(execFile)('cp', [how, 'node_modules', path.join(site, 'node_modules')]);
  await cp('-al').catch(() => cp('-a'));
  await rm(path.join(site, 'node_modules/.cache'), { recursive: true, force: true });
  return site;
}

/** Builds a site, and returns the list of its files with their hashes. */
async function build(site: string): Promise<string[]> {
  const { status, stdout, stderr } = await execute(
    [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    site,
  );
  expect(status, stdout + stderr).toBe(0);
  return (await readFile(path.join(site, 'build', MANIFEST), 'utf8')).trim().split('\n');
}

it('the same sources give the same bytes, in two folders, cold and warm', { timeout: HALF_AN_HOUR }, async () => {
  const one = await makeSite('one');
  const cold = await build(one);
  expect(cold.length).toBeGreaterThan(1000);
  const differs = (other: string[]) => other.filter((line) => !cold.includes(line));
  expect(differs(await build(one)), 'warm').toEqual([]);
  const other = await build(await makeSite('further/down/two'));
  expect(differs(other), 'in another folder').toEqual([]);
  expect(other).toHaveLength(cold.length);
});
