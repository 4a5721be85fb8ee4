import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContractError } from 'openapi-toolkit';
import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { testFolderOfEach } from '../../../../../tests/support/testFolder';
import { countPages } from './report';

const root = testFolderOfEach();
const folderOf = (route: string) => path.join(root, route);

const apis = () => [
  apiOf({ paths: { '/a': { get: { operationId: 'a' }, put: { operationId: 'b' } } } }, 'one'),
  apiOf({ paths: { '/c': { get: { operationId: 'c' } } } }, 'two'),
];

/** Writes empty pages to the output path of the OpenAPI plugin. */
async function write(id: string, ...names: string[]) {
  const folder = folderOf(`/api/${id}`);
  await mkdir(folder, { recursive: true });
  for (const name of names) await writeFile(path.join(folder, name), '');
}

it('counts the pages of all APIs', async () => {
  await write('one', 'a.api.mdx', 'b.api.mdx', 'one.info.mdx', 'sidebar.ts');
  await write('two', 'c.api.mdx', 'two.info.mdx', 'sidebar.ts');
  expect(await countPages(apis(), '', folderOf)).toEqual({ operations: 3, overviews: 2 });
});

it.each([
  ['a page', ['b.api.mdx', 'two.info.mdx', 'sidebar.ts'], 'Pages are missing: a.'],
  ['all pages', ['two.info.mdx', 'sidebar.ts'], 'Pages are missing: a, b.'],
  ['the overview', ['a.api.mdx', 'b.api.mdx', 'sidebar.ts'], 'Pages are missing: the overview or the sidebar.'],
  ['the sidebar', ['a.api.mdx', 'b.api.mdx', 'x.info.mdx'], 'Pages are missing: the overview or the sidebar.'],
])('throws one error if %s is missing', async (_, names, message) => {
  if (names) await write('one', ...names);
  const error = await countPages(apis(), '  what the plugin said\n', folderOf).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContractError);
  expect((error as ContractError).what).toBe(`${message}\nwhat the plugin said`);
  expect((error as ContractError).where).toBe(folderOf('/api/one'));
  expect((error as ContractError).message).toContain('operation ids must be usable as file names');
});
