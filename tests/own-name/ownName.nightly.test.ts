import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { listFilesSync } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { moveBelow } from '../support/moveBelow';
import { npm } from '../support/npm';
import { old, rename, values } from './rename';

/**
 * A site with another owner, made as the README says, below a path of its host: no file of the build has an old value.
 * The build itself fails if a link leads out of the path or to no page.
 */

const BASE_PATH = '/developers/';

let site = '';
beforeAll(async () => {
  site = await copySite();
  await rename(site);
  await moveBelow(site, BASE_PATH);
  const { status, stdout, stderr } = await execute(npm('run', '--silent', 'build'), site);
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
}, 900_000);
afterAll(() => rm(site, { recursive: true, force: true }));

/** Returns the files of readers and operators, including the contents of archives. */
function* textsOf(folder: string): Generator<[name: string, text: string]> {
  for (const name of listFilesSync(path.join(site, folder))) {
    const bytes = readFileSync(path.join(site, folder, name));
    yield [`${folder}/${name}`, bytes.toString('utf8')];
    if (!name.endsWith('.zip')) continue;
    for (const [part, content] of Object.entries(unzipSync(bytes)))
      yield [`${folder}/${name}/${part}`, Buffer.from(content).toString('utf8')];
  }
}

/** Old values in each form in which they can occur: whole, and parts of names and addresses. */
const names = [
  ...Object.values(old),
  'docs.example.com',
  'api.example.com',
  'support@example.com',
  'example/danish-data-apis',
];

it('no file of the build and of the operators holds an old value', () => {
  expect(Object.keys(old).sort()).toEqual(Object.keys(values).sort());
  const files = [...textsOf('build')];
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(([file, text]) =>
    names.filter((name) => text.includes(name) || file.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('every URL of the site has its base path', () => {
  const urls = [...textsOf('build')].flatMap(([file, text]) =>
    // Pages shorten long example values: those end with an ellipsis.
    [...text.matchAll(new RegExp(`${values.url}[\\w/.-]*(?![\\w/.…-])`, 'g'))].map(([url]) => ({ file, url })),
  );
  expect(urls.length).toBeGreaterThan(100);
  // Its own URL, as code that adds the path; and the file that every host has at its root.
  const allowed = [`${values.url}${BASE_PATH}`, `${values.url}/.well-known/security.txt`];
  const found = urls.filter(({ url }) => url !== values.url && !allowed.some((beginning) => url.startsWith(beginning)));
  expect(found).toEqual([]);
});

it('every new value is in the build', () => {
  const all = [...textsOf('build')].map(([, text]) => text).join('\n');
  // The slug is part of file names only.
  expect(Object.values(values).filter((value) => !all.includes(value))).toEqual([]);
});
