import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { listFiles, sha256 } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { owner } from '../../../../../tests/support/portal';
import { testFolder } from '../../../../../tests/support/testFolder';
import { publishVersions } from './publishVersions';

const PUBLISHED = 'api-specs/published';
const to = testFolder();
const read = (...names: string[]) => readFile(path.join(...names), 'utf8');

it('serves every published version as it was committed, with the hashes', async () => {
  await publishVersions(
    apis.map(({ id }) => id),
    owner,
    { from: PUBLISHED, to },
  );
  const names = (await listFiles(PUBLISHED)).filter((name) => name.includes('/'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(await read(to, name), name).toBe(await read(PUBLISHED, name));
  const hashes = JSON.parse(await read(to, 'hashes.json'));
  for (const name of names) expect(hashes[name]).toBe(sha256(await read(to, name)));
});

it('names the hosts of the owner', async () => {
  const other = { ...owner, siteUrl: 'https://docs.other.dk', apiBaseUrl: 'https://api.other.dk' };
  await publishVersions(['service'], other, { from: PUBLISHED, to: path.join(to, 'other') });
  const text = await read(to, 'other/service/0.9.1.json');
  expect(text).toContain('https://api.other.dk/service');
  expect(text).not.toContain('api.example.com');
});

it('writes nothing without published versions', async () => {
  await publishVersions(['data'], owner, { from: path.join(to, 'none'), to: path.join(to, 'new') });
  expect(await listFiles(path.join(to, 'new'))).toEqual([]);
});
