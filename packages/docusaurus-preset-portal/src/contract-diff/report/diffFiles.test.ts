import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { testFolder, writeFiles } from '../../lib/testFolder.fixture';
import { edited, shapes } from '../shapes.fixture';
import { diffFiles } from './diffFiles';

const folder = testFolder('.generated');
const after = edited(edited(shapes(), 'components schemas Receipt properties id', null), 'info description', 'Other');
const { Receipt } = { ...shapes().components?.schemas };
const outside = edited(shapes(), 'components schemas Receipt', { $ref: 'receipt.json#/components/schemas/Receipt' });
writeFiles(folder, {
  'old.yaml': stringify(shapes()),
  'new.json': JSON.stringify(after),
  'broken.yaml': 'openapi: [',
  'empty.yaml': '',
  'list.json': '[1]',
  'swagger.yaml': "swagger: '2.0'\ninfo: { title: A, version: '1' }\npaths: {}\n",
  'torn.yaml': stringify(edited(shapes(), 'paths /other', { $ref: 'none.yaml' })),
  'receipt.json': JSON.stringify({ components: { schemas: { Receipt } } }),
  'files.yaml': stringify(outside),
});

/** Returns the exit code and the output. */
async function run(...args: string[]) {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const code = await diffFiles(args.map((arg) => (arg.startsWith('--') ? arg : path.join(folder, arg))));
  const text = (calls: unknown[][]) => calls.map(([line]) => String(line)).join('\n');
  const printed = { code, out: text(out.mock.calls), err: text(err.mock.calls) };
  vi.restoreAllMocks();
  return printed;
}

const REMOVED = {
  severity: 'breaking',
  rule: 'response-property-removed',
  pointer: '#/components/schemas/Receipt/properties/id',
  operations: ['GET /shapes/{shapeId}', 'POST /shapes'],
  message: '`Receipt.id` was removed.',
};
const DESCRIBED = {
  severity: 'text',
  rule: 'text-changed',
  pointer: '#/info/description',
  operations: [],
  message: 'The description of the contract changed.',
};

describe('contracts:diff', () => {
  it('prints JSON', async () => {
    const { code, out } = await run('old.yaml', 'new.json', '--json');
    expect([code, JSON.parse(out)]).toEqual([0, [REMOVED, DESCRIBED]]);
  });

  it('prints text', async () => {
    expect(await run('old.yaml', 'new.json')).toEqual({
      code: 0,
      err: '',
      out: [
        'breaking: `Receipt.id` was removed. [response-property-removed]',
        '  at #/components/schemas/Receipt/properties/id',
        '  reached by operations GET /shapes/{shapeId}, POST /shapes',
        'text: The description of the contract changed. [text-changed]',
        '  at #/info/description',
        '1 breaking, 0 risky, 0 safe, 1 text',
      ].join('\n'),
    });
  });

  it('reports that nothing differs', async () => {
    expect(await run('old.yaml', 'old.yaml')).toEqual({ code: 0, out: 'No differences.', err: '' });
    expect(await run('old.yaml', 'old.yaml', '--json')).toEqual({ code: 0, out: '[]', err: '' });
  });

  it('reads a contract of several files like one that is bundled', async () => {
    expect(await run('old.yaml', 'files.yaml', '--json')).toEqual({ code: 0, out: '[]', err: '' });
    expect(await run('files.yaml', 'old.yaml', '--json')).toEqual({ code: 0, out: '[]', err: '' });
  });

  it.each([
    ['an empty file', ['old.yaml', 'empty.yaml'], 'The file is empty'],
    ['a list', ['list.json', 'new.json'], 'The contract does not say that it is OpenAPI'],
    ['Swagger 2.0', ['swagger.yaml', 'new.json'], 'The contract is Swagger 2.0'],
    ['a reference to a file that is not there', ['old.yaml', 'torn.yaml'], "Can't resolve $ref"],
    ['a file that is not there', ['old.yaml', 'none.yaml'], "The contract can't be read"],
    ['a file that is no YAML', ['broken.yaml', 'new.json'], 'The contract is not valid YAML'],
    ['one file', ['old.yaml'], 'Usage: npm run contracts:diff'],
    ['three files', ['old.yaml', 'new.json', 'old.yaml'], 'Usage: npm run contracts:diff'],
    ['an option nobody knows', ['old.yaml', 'new.json', '--yaml'], 'Usage: npm run contracts:diff'],
  ])('exits with 2 and one message for %s', async (_, args, message) => {
    const { code, out, err } = await run(...args);
    expect([code, out, err.startsWith(message)]).toEqual([2, '', true]);
  });
});
