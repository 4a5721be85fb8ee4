import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sample } from 'openapi-toolkit';
import { operationOf } from 'openapi-toolkit/testing';
import { afterAll, expect, it } from 'vitest';
import { portal } from '../../../../../tests/support/portal';
import { writeExampleFiles } from './exampleFiles';

const SERVED = portal.paths.next.static;
const PLACE = 'test/example-files';
const FOLDER = path.join(SERVED, 'openapi/examples/test');
afterAll(() => rm(FOLDER, { recursive: true, force: true }));

const examples = (item: object) => ({ content: { 'application/json': { schema: {}, examples: item } } });
const long = { value: Array.from({ length: 30 }, (_, index) => `item number ${index} of thirty`) };

const filesOf = async (responses: object, samples: Sample[] = []) => {
  const left = await writeExampleFiles(SERVED, operationOf({ responses }).operation, [], samples, PLACE);
  const all = left.operation.responses.flatMap(({ media }) => media.flatMap(({ examples: some }) => some));
  return { ...left, files: all.map(({ name, file }) => [name, file && path.posix.basename(file)]) };
};

it('writes all but the first example to files', async () => {
  const { files } = await filesOf({
    200: examples({ small: { value: { a: 1 } }, other: { value: { a: 2 } } }),
    404: examples({ missing: { value: { b: 3 } } }),
  });
  expect(files).toEqual([
    ['small', undefined],
    ['other', '200-other.json'],
    ['missing', '404-missing.json'],
  ]);
  expect(await readFile(path.join(FOLDER, 'example-files/404-missing.json'), 'utf8')).toBe('{ "b": 3 }\n');
});

it('also writes a long first example to a file', async () => {
  expect((await filesOf({ 200: examples({ all: long }) })).files).toEqual([['all', '200-all.json']]);
});

it('writes each example to its own file, whatever its name', async () => {
  const [spaced, joined, long] = ['a b', 'a-b', 'x'.repeat(300)] as const;
  const { files } = await filesOf({
    200: examples({ first: { value: {} }, [spaced]: { value: 1 }, [joined]: { value: 2 }, [long]: { value: 3 } }),
  });
  const cut = `200-${'x'.repeat(80)}.json`;
  expect(files.slice(1).map(([, file]) => file)).toEqual(['200-a-b.json', '200-a-b-2.json', cut]);
  expect(await readFile(path.join(FOLDER, 'example-files/200-a-b.json'), 'utf8')).toBe('1\n');
  expect(await readFile(path.join(FOLDER, 'example-files/200-a-b-2.json'), 'utf8')).toBe('2\n');
});

it('writes the samples as text for readers and as JSON for the browser', async () => {
  const sample = { language: 'curl', label: 'curl', text: 'curl x\n', html: '' } as Sample;
  const { samplesFile } = await filesOf({ 200: {} }, [sample]);
  expect(samplesFile).toBe('/openapi/examples/test/example-files/samples');
  const read = (ending: string) => readFile(path.join(SERVED, `${samplesFile}${ending}`), 'utf8');
  expect(await read('.txt')).toBe('=== curl ===\n\ncurl x\n');
  expect(JSON.parse(await read('.json'))).toEqual([{ curl: 'curl x\n' }]);
});

it('writes no samples file without samples', async () => {
  expect((await filesOf({ 200: {} })).samplesFile).toBeUndefined();
});
