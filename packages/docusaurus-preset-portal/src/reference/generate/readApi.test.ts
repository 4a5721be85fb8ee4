import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContractError, restoreIntegers } from 'openapi-toolkit';
import { relativePath } from 'openapi-toolkit/node';
import { documentOf } from 'openapi-toolkit/testing';
import { expect, it, vi } from 'vitest';
import { owner } from '../../../../../tests/support/portal';
import { testFolder } from '../../../../../tests/support/testFolder';
import { buildLog } from '../../lib/log';
import { readApi, readGenerated } from './readApi';

const OWNER = { ...owner, siteUrl: 'https://docs.example.org', apiBaseUrl: 'https://api.example.org' };
const api = { id: 'example', title: 'Example API', spec: 'example.yaml', route: '/api/example', blurb: '' };

const folder = testFolder();
async function read(paths: object) {
  await writeFile(path.join(folder, api.spec), JSON.stringify(documentOf({ servers: [{ url: '/v1' }], paths })));
  return readApi(api, folder, OWNER);
}

it("reads a contract with its operations, with the owner's host", async () => {
  const found = await read({ '/a': { get: { operationId: 'getA' } }, '/b': { get: { operationId: 'getB' } } });
  expect(found.api).toBe(api);
  expect(found.ref).toEqual({ id: 'example', title: 'Example API', version: '1.2.3', route: '/api/example' });
  expect(found.document.servers).toEqual([{ url: 'https://api.example.org/v1' }]);
  expect(found.operations.map(({ located, operation }) => [located.path, operation.id])).toEqual([
    ['/a', 'get-a'],
    ['/b', 'get-b'],
  ]);
});

it('keeps the digits of long integers, and reads one operation from the download', async () => {
  const id = { name: 'id', in: 'query', schema: { type: 'integer', maximum: 0 } };
  const written = JSON.stringify(
    documentOf({
      paths: { '/a': { get: { operationId: 'getA' } }, '/b': { get: { operationId: 'getB', parameters: [id] } } },
    }),
  ).replace('"maximum":0', '"maximum":9223372036854775807');
  await writeFile(path.join(folder, api.spec), written);
  await writeFile(path.join(folder, 'example.json'), written);
  const { ref, operations } = await readApi(api, folder, OWNER);
  expect(restoreIntegers(JSON.stringify(operations[1]?.operation.parameters))).toContain('9223372036854775807');
  expect(await readGenerated(api, folder)).toMatchObject({ ref, operations });
});

it('names the file of an invalid contract', async () => {
  const error = await read({ '/a': { get: { operationId: 5, parameters: [{ $ref: '#/tags' }] } } }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ContractError);
  expect((error as ContractError).where).toMatch(/example\.yaml#\//);
});

it('warns about texts with invisible characters', async () => {
  const warn = vi.spyOn(buildLog, 'warn').mockImplementation(() => undefined);
  const get = { operationId: 'getA', summary: 'Half \ud83d', description: 'Order \u202e\u{e0041}b' };
  const { operations } = await read({ '/a': { get } });
  expect(warn.mock.calls).toEqual([
    [
      `${relativePath(process.cwd(), path.join(folder, api.spec))}: invisible or incomplete characters ` +
        'were removed from #/paths/~1a/get/summary, #/paths/~1a/get/description. Correct these texts.',
    ],
  ]);
  warn.mockRestore();
  expect(operations[0]?.operation).toMatchObject({ title: 'Half \ufffd', description: '<p>Order b</p>' });
});
