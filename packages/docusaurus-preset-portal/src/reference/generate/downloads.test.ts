import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiOf } from 'openapi-toolkit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type OnMissing, writeDownloads } from './downloads';

const shared = { type: 'string', description: 'Used twice.' };
const api = () =>
  apiOf({
    paths: { '/a': { get: { operationId: 'a', 'x-one': shared, 'x-two': shared } } },
  });
let folder = '';
let links: Awaited<ReturnType<typeof writeDownloads>> = [];

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-')), 'new');
  links = await writeDownloads(api(), folder, { types: async () => 'export {};\n' });
});
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

it('lists the contract first, then the exported files, each with its size', async () => {
  expect(links.map(({ label, href }) => [label, href])).toEqual([
    ['OpenAPI, YAML', '/openapi/example.yaml'],
    ['OpenAPI, JSON', '/openapi/example.json'],
    ['OpenAPI 3.0, YAML', '/openapi/example-3.0.yaml'],
    ['OpenAPI 3.0, JSON', '/openapi/example-3.0.json'],
    ['TypeScript types', '/openapi/example.d.ts'],
  ]);
  for (const { href, bytes } of links) {
    expect((await readFile(path.join(folder, path.basename(href)))).length, href).toBe(bytes);
  }
  const served = links.map(({ href }) => path.basename(href));
  expect((await readdir(folder)).sort()).toEqual(served.sort());
});

it('writes the contract as YAML without aliases, and as indented JSON', async () => {
  const yaml = await readFile(path.join(folder, 'example.yaml'), 'utf8');
  expect(parse(yaml)).toEqual(api().document);
  expect(yaml).not.toMatch(/[&*]a1/);
  const json = await readFile(path.join(folder, 'example.json'), 'utf8');
  expect(json).toBe(`${JSON.stringify(api().document, null, 2)}\n`);
});

it('writes the contract as OpenAPI 3.0 too, unless it is that or has no form in it', async () => {
  const older = JSON.parse(await readFile(path.join(folder, 'example-3.0.json'), 'utf8'));
  expect(older.openapi).toBe('3.0.3');
  expect(parse(await readFile(path.join(folder, 'example-3.0.yaml'), 'utf8'))).toEqual(older);
  const at = path.join(folder, '..', 'other');
  const names = async (parts: object, onMissing?: OnMissing) =>
    (await writeDownloads(apiOf(parts), at, { onMissing })).map(({ href }) => path.basename(href));
  const paths = { '/a': { get: { operationId: 'a' } } };
  expect(await names({ openapi: '3.0.3', paths })).not.toContain('example-3.0.json');
  const missing: string[] = [];
  const securitySchemes = { tls: { type: 'mutualTLS' } };
  const withTls = { paths, components: { securitySchemes } };
  const found = await names(withTls, (label, error) => missing.push(`${label}: ${error.message}`));
  expect(found).toEqual(['example.yaml', 'example.json']);
  expect(missing).toEqual(['OpenAPI 3.0: OpenAPI 3.0 has no security scheme of the type "mutualTLS".']);
  await expect(names(withTls)).rejects.toThrow('mutualTLS');
});
