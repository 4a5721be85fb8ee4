import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api } from 'docusaurus-preset-portal/content';
import { ContractError } from 'openapi-toolkit';
import { apiOf } from 'openapi-toolkit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { testFolderOfEach } from '../../../../../tests/support/testFolder';
import { buildLog } from '../../lib/log';
import { checkApis, countPages, reportMissing } from './report';

const WHAT = '"TypeScript types" can\'t be made: It is too deep.';

afterEach(() => vi.restoreAllMocks());

it('is a warning that names the contract', () => {
  const warn = vi.spyOn(buildLog, 'warn').mockImplementation(() => {});
  reportMissing('api-specs/shapes.yaml', false)('TypeScript types', new Error('It is too deep.\nat somewhere'));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/too deep\.\n {2}at {3}api-specs\/shapes\.yaml\n {2}fix {2}/)],
  ]);
});

it('throws if strict', () => {
  expect(() => reportMissing('a.yaml', true)('TypeScript types', new Error('It is too deep.'))).toThrow(
    expect.objectContaining({ name: 'ContractError', what: WHAT, where: 'a.yaml' }),
  );
});

const root = testFolderOfEach();
const folderOf = ({ route }: { route: string }) => path.join(root, route);

const apis = () => [
  apiOf({ paths: { '/a': { get: { operationId: 'a' }, put: { operationId: 'b' } } } }, 'one'),
  apiOf({ paths: { '/c': { get: { operationId: 'c' } } } }, 'two'),
];

/** Writes empty pages to the output path of the OpenAPI plugin. */
async function write(id: string, ...names: string[]) {
  const folder = folderOf({ route: `/api/${id}` });
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
  expect((error as ContractError).where).toBe(folderOf({ route: '/api/one' }));
  expect((error as ContractError).message).toContain('operation ids must be usable as file names');
});

const api = (parts: Partial<Api>): Api => ({
  id: 'shapes',
  title: 'Shapes',
  spec: 'shapes.yaml',
  route: '/api/shapes',
  blurb: '',
  ...parts,
});

it('accepts the APIs of the site', () => expect(() => checkApis(portal)).not.toThrow());

it.each<[Partial<Api>[], string]>([
  [[{ route: '/api/' }], 'the API "shapes" (Shapes) has the route "/api/". Begin it with "/api/": "/api/shapes".'],
  [
    [{ route: '/api/shapes/' }],
    'the API "shapes" (Shapes) has the route "/api/shapes/". Write names between single slashes, without a slash at the end.',
  ],
  [
    [{ route: '/api/../x' }],
    'the API "shapes" (Shapes) has the route "/api/../x". Write names between single slashes, without a slash at the end.',
  ],
  [[{ id: 'A B' }], 'the API "A B" (Shapes) needs an id of lower-case letters, digits and hyphens: it names files.'],
  [[{}, { route: '/api/other' }], 'two APIs have the id "shapes". Give each its own.'],
  [[{}, { id: 'other' }], 'two APIs have the route "/api/shapes". Give each its own.'],
])('rejects %j', (parts, message) =>
  expect(() => checkApis({ ...portal, apis: parts.map(api) })).toThrow(`src/site/apis.ts: ${message}`));

it('reports all faults in one message', () => {
  expect(() => checkApis({ ...portal, apis: [api({ route: '/a' }), api({ id: 'b', route: '/b' })] })).toThrow(
    /"\/a"[^\n]*\n[^\n]*"\/b"/,
  );
});
