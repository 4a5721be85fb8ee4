import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractTypes } from 'api-clients';
import { convertedFiles } from 'docusaurus-preset-portal/testing';
import { expect, it } from 'vitest';
import { testFolder } from '../support/testFolder';
import { testServer } from '../support/testServer';
import { read, renderPages } from './render';

const folder = testFolder();
let requests = 0;
const server = testServer((_, response) => {
  requests += 1;
  response.end('{}');
});

const contract = (media: object, extra: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1' },
  paths: { '/a': { get: { responses: { 200: { description: 'A.', content: { 'application/json': media } } } } } },
  ...extra,
});

async function make(document: object): Promise<string> {
  const file = path.join(folder, 'contract.yaml');
  await writeFile(file, JSON.stringify(document));
  const api = await read(file);
  await convertedFiles(api, { types: contractTypes });
  return renderPages(api).join('');
}

it('shows the address of an external example without a network request', async () => {
  const html = await make(contract({ examples: { far: { externalValue: `${server.origin}/example.json` } } }));
  expect(html).toContain(`${server.origin}/example.json`);
  expect(requests).toBe(0);
});

it('leaves a remote reference of an extension as it is', async () => {
  await expect(make(contract({}, { 'x-other': { $ref: `${server.origin}/other.json` } }))).resolves.toBeTruthy();
  expect(requests).toBe(0);
});

it.each([
  ['a schema', () => contract({ schema: { $ref: `${server.origin}/schema.json` } })],
  ['an example', () => contract({ example: { $ref: `${server.origin}/example.json` } })],
])('rejects a remote reference in %s without a network request', async (_, document) => {
  await expect(make(document())).rejects.toThrow(/Remote \$ref .* is refused/);
  expect(requests).toBe(0);
});
