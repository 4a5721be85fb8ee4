import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { apis } from '../../../src/apis';
import { hostilePaths } from '../../fixtures/hostile';
import { changedSite } from '../support/changedSite';

const CONTRACT = `api-specs/${apis.at(-1)?.spec}`;

/** The tests' site is one whose last contract was written by an attacker. */
export const test = changedSite('PORTAL_BUILD_HOSTILE', async (folder) => {
  const file = path.join(folder, CONTRACT);
  const contract = parse(await readFile(file, 'utf8'));
  const [tag] = contract.tags;
  contract.paths = { ...contract.paths, ...hostilePaths(tag.name) };
  await writeFile(file, JSON.stringify(contract));
});
