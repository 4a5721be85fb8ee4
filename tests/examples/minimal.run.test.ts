import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docusaurus, packedSite } from '../support/packedSite';
import { readLinks } from '../support/readSite';

/** The smallest site that uses the preset: a Docusaurus site of its own, with the reference of one contract. */

const EXAMPLE = 'examples/minimal';

let site = '';
beforeAll(async () => {
  site = await packedSite(EXAMPLE);
  const change = async (name: string, from: string, to: string) => {
    const text = await readFile(path.join(site, name), 'utf8');
    expect(text).toContain(from);
    await writeFile(path.join(site, name), text.replace(from, to));
  };
  // With a fault of the contract.
  await change('openapi.yaml', 'url: https://', 'url: ');
  const { status, stdout, stderr } = await docusaurus(site, ['build']);
  expect(status, (stdout + stderr).slice(-4000)).toBe(0);
});
afterAll(() => rm(site, { recursive: true, force: true }));

const read = (name: string) => readFile(path.join(site, 'build', name), 'utf8');

it('has five files', async () =>
  expect(
    (await listFiles(EXAMPLE)).filter((name) => !/^(build|\.docusaurus|node_modules)\//.test(name)).sort(),
  ).toEqual(['README.md', 'docs/index.md', 'docusaurus.config.ts', 'openapi.yaml', 'package.json']));

it('has the pages of the contract, without a broken link', async () => {
  const { broken, routes } = await readLinks(path.join(site, 'build'), '/', 'https://library.example.com');
  expect(routes).toEqual(expect.arrayContaining(['/', '/api', '/api/list-books', '/api/borrow-book']));
  expect(broken).toEqual([]);
});

it('shows parameters and samples without JavaScript, and Markdown copies', async () => {
  const html = await read('api/borrow-book/index.html');
  for (const text of [
    'X-Library-Card',
    'https://api.library.example.com/v1',
    'curl',
    'Last day of the loan.',
    'api-method',
  ])
    expect(html).toContain(text);
  expect(await read('llms.txt')).toContain('/api/borrow-book.md');
  expect(await read('openapi/api.yaml')).toContain('borrowBook');
});

it('searches the reference and the docs', async () => {
  expect(await read('index.html')).toContain('data-control="search"');
  const records = await read('search-index/index.json');
  for (const text of ['Borrow a book', '"kind":"guide"']) expect(records).toContain(text);
});

it('sends no part of the reference a second time, as JavaScript', async () => {
  const scripts = (await listFiles(path.join(site, 'build'))).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) expect(await read(name), name).not.toContain('Last day of the loan.');
});
