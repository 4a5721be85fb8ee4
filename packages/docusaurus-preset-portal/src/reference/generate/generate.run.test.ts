import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from 'openapi-toolkit/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { generate } from '.';

const { apis, paths } = portal;
const home = process.cwd();
const NEXT_CALLS = path.join(paths.data, 'next-calls.json');

const contract = (title: string, description: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: 'About things.' },
    servers: [{ url: 'https://api.example.org' }],
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'thingById',
          tags: ['Things'],
          summary: 'One thing',
          description,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a1' }],
          responses: { 200: { description: 'The thing.' } },
        },
      },
    },
  });

/** Writes the contract of an API. */
const give = (index: number, text: string) => writeFile(path.join(paths.specs, apis[index]?.spec ?? ''), text);

/** Returns the generated pages by path. */
async function pages(): Promise<Map<string, string>> {
  const names = await listFiles(paths.pages);
  const texts = await Promise.all(names.map((name) => readFile(path.join(paths.pages, name), 'utf8')));
  return new Map(names.sort().map((name, index) => [name, texts[index] ?? '']));
}

// The folder is inside this repository, so that packages are found.
beforeAll(async () => {
  await mkdir(paths.generated, { recursive: true });
  process.chdir(await mkdtemp(path.join(home, paths.generated, 'tiny-')));
  for (const folder of ['packages/docusaurus-preset-portal/src/reference', paths.specs, paths.data])
    await mkdir(folder, { recursive: true });
  await symlink(
    path.join(home, 'packages/docusaurus-preset-portal/src/reference/generate'),
    'packages/docusaurus-preset-portal/src/reference/generate',
  );
  await writeFile(NEXT_CALLS, '{"start": [], "next": {}}');
  for (const [index, { title }] of apis.entries()) await give(index, contract(title, 'Finds it.'));
});
afterAll(async () => {
  const site = process.cwd();
  process.chdir(home);
  await rm(site, { recursive: true });
});

const options = { env: {}, types: async () => 'export {};\n' };

it('creates the pages and the sidebar of each API', async () => {
  const { operations, overviews, written, removed } = await generate(portal, options);
  expect([operations, overviews, removed]).toEqual([apis.length, apis.length, 0]);
  const made = await pages();
  expect(written).toBe(made.size);
  expect([...made.keys()].filter((name) => name.startsWith('denmark/data/'))).toEqual([
    'denmark/data/_overview.page.json',
    'denmark/data/data-api.info.mdx',
    'denmark/data/sidebar.ts',
    'denmark/data/thing-by-id.api.mdx',
    'denmark/data/thing-by-id.page.json',
  ]);
  expect(made.get('denmark/data/sidebar.ts')).toContain('id: "api/denmark/data/thing-by-id"');
  expect(made.get('denmark/data/thing-by-id.api.mdx')).toContain("import Page from './thing-by-id.page.json';");
  expect(JSON.parse(made.get('denmark/data/thing-by-id.page.json') ?? '')).toMatchObject({
    kind: 'operation',
    permalink: '/api/denmark/data/thing-by-id',
    api: { id: 'data', title: 'Data API', version: '1.0.0' },
    operation: { title: 'One thing', description: '<p>Finds it.</p>' },
    samplesFile: '/openapi/examples/data/thing-by-id/samples',
  });
});

it('creates the downloads, the examples and the changes of each API', async () => {
  const all = await listFiles(paths.static);
  const made = all.filter((name) => /[/]data[-/.]/.test(name));
  expect(made.sort()).toEqual([
    'changes/data/changes.json',
    'openapi/data-3.0.json',
    'openapi/data-3.0.yaml',
    'openapi/data.d.ts',
    'openapi/data.json',
    'openapi/data.yaml',
    'openapi/examples/data/thing-by-id/form.json',
    'openapi/examples/data/thing-by-id/samples.json',
    'openapi/examples/data/thing-by-id/samples.txt',
  ]);
});

it('writes only the changed page, and removes files of an earlier run', async () => {
  const oldFiles = ['openapi/old.yaml', 'contracts/old/1.0.0.json', 'changes/old/changes.json'].map((name) =>
    path.join(paths.static, name),
  );
  for (const file of oldFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
  }
  const before = await pages();
  await give(0, contract('Data API', 'Finds it.').replace('"a1"', '"b2"'));
  expect(await generate(portal, options)).toMatchObject({ written: 1, removed: 0 });
  const after = await pages();
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual([
    'denmark/data/thing-by-id.page.json',
  ]);
  for (const file of oldFiles) expect(existsSync(file), file).toBe(false);
});

it('keeps the last valid pages if its data is invalid', async () => {
  const [before, chosen] = [await pages(), await readFile(NEXT_CALLS, 'utf8')];
  await give(0, contract('Data API', 'Finds it.').replace('One thing', 'This thing'));
  await writeFile(NEXT_CALLS, '{');
  await expect(generate(portal, options)).rejects.toThrow('next-calls.json:1:2');
  expect(await pages()).toEqual(before);
  await writeFile(NEXT_CALLS, chosen);
});

it('keeps the last valid pages if a contract is invalid', async () => {
  const before = await pages();
  await give(0, `${contract('Data API', 'Finds it.')}\n  broken: [`);
  await expect(generate(portal, options)).rejects.toThrow(/api-specs.data\.yaml:\d+/);
  expect(await pages()).toEqual(before);
});

it('writes nothing for APIs with the same id', async () => {
  const before = await pages();
  await expect(generate({ ...portal, apis: [...apis, ...apis.slice(0, 1)] }, { env: {} })).rejects.toThrow(
    'two APIs have the id',
  );
  expect(await pages()).toEqual(before);
});
