import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleContract } from './bundleContract';
import { restoreIntegers } from './integerMarks';
import { HEAD, writtenContracts } from './written.fixture';

const { at, bundle } = writtenContracts();

it('reads texts from separate files', async () => {
  const { info } = await bundle({
    'root.yaml':
      'openapi: 3.1.0\ninfo: {title: Shapes, version: "1", description: {$ref: "texts.yaml#/intro"}}\npaths: {}\n',
    'texts.yaml': 'intro: About shapes',
  });
  expect(info.description).toBe('About shapes');
});

it('reads a map of properties from a separate file', async () => {
  const { components } = await bundle({
    'root.yaml': `${HEAD}components: {schemas: {Shape: {type: object, properties: {$ref: "parts.yaml#/fields"}}}}\n`,
    'parts.yaml': 'fields: {side: {type: number}}',
  });
  expect(components?.schemas?.Shape).toEqual({ type: 'object', properties: { side: { type: 'number' } } });
});

it('bundles several files', async () => {
  const document = await bundle({
    'root.yaml': `${HEAD}paths:\n  /shapes: {$ref: parts/shapes.yaml}\n`,
    'parts/shapes.yaml': 'get: {responses: {"200": {content: {application/json: {schema: {$ref: Shape.yaml}}}}}}',
    'parts/Shape.yaml': 'title: A shape',
  });
  expect(document).toEqual({
    openapi: '3.1.0',
    info: { title: 'Shapes', version: '1' },
    paths: {
      '/shapes': {
        get: {
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Shape' } } } } },
        },
      },
    },
    components: { schemas: { Shape: { title: 'A shape' } } },
  });
});

it('reads keys that have the name of a JavaScript function', async () => {
  const schemas = {
    valueOf: { properties: { toString: { $ref: '#/components/schemas/constructor' } } },
    constructor: {},
  };
  const document = await bundle({ 'names.yaml': `${HEAD}paths: {}\ncomponents: ${JSON.stringify({ schemas })}` });
  expect(document.components).toEqual({ schemas });
});

it('preserves long integers with `keepIntegers`', async () => {
  const file = at('long.yaml');
  await writeFile(file, `${HEAD}paths: {}\nx-a: 9223372036854775807`);
  const exactDocument = await bundleContract(file, { keepIntegers: true });
  expect(restoreIntegers(JSON.stringify(exactDocument))).toContain('"x-a":9223372036854775807');
  expect((await bundleContract(file))['x-a']).toBe(Number('9223372036854775807'));
});

it('names each file that it reads', async () => {
  const root = at('watched.yaml');
  await writeFile(at('field.yaml'), 'type: string');
  await writeFile(root, `${HEAD}paths: {}\ncomponents: {schemas: {A: {$ref: field.yaml}}}`);
  const read = new Set<string>();
  await bundleContract(root, { onRead: (file) => read.add(path.basename(file)) });
  expect([...read]).toEqual(['watched.yaml', 'field.yaml']);
});

it('reads files of allowed folders', async () => {
  const part = at('common', 'path.yaml');
  const root = at('api', 'root.yaml');
  for (const file of [part, root]) await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, 'get: {}');
  await writeFile(root, `${HEAD}paths: {/a: {$ref: ../common/path.yaml}}`);
  await expect(bundleContract(root)).rejects.toThrow(/outside the folder of the contract[\s\S]*`--allow DIR`/);
  expect((await bundleContract(root, { allow: [at()] })).paths).toEqual({ '/a': { get: {} } });
  expect((await bundleContract(root, { allow: [path.dirname(part)] })).paths).toEqual({ '/a': { get: {} } });
});

const media = (parts: object) => ({
  paths: { '/a': { get: { responses: { 200: { description: 'A', content: { 'text/plain': parts } } } } } },
});
const schema = (Shape: object) => ({ components: { schemas: { Shape } } });

it.each([
  ['a description', { info: { title: 'A', version: '1', description: { $ref: '.env' } } }, '#/info/description'],
  ['an external example', media({ examples: { one: { externalValue: './.env' } } }), '/examples/one'],
  ['the value of an example', media({ examples: { one: { value: { $ref: '.env' } } } }), '/examples/one/value'],
  ['the example of a body', media({ example: { $ref: '.env' } }), '/example'],
  ['a mapping', schema({ discriminator: { propertyName: 'a', mapping: { a: './.env' } } }), '/mapping/a'],
  ['a file that another names', { paths: { $ref: 'between.yaml' } }, 'between.yaml#/~1a/description'],
])('rejects a hidden file referenced by %s', async (_, parts, place) => {
  const contract = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {}, ...parts };
  const files = { '.env': 'KEY=secret', 'between.yaml': '{"/a": {"description": {"$ref": ".env"}}}' };
  await expect(bundle({ 'naming.yaml': JSON.stringify(contract), ...files })).rejects.toThrow(
    expect.objectContaining({
      what: expect.stringContaining('The file ".env" is hidden'),
      where: expect.stringMatching(new RegExp(`${place}$`)),
    }),
  );
});

it.each([
  ['a default', schema({ default: { $ref: '.env' } })],
  ['an enum', schema({ enum: [{ $ref: '.env' }] })],
  ['an extension', { 'x-any': [{ source: { $ref: '.env' } }] }],
  ['a part of an example', media({ example: { schema: { $ref: '.env' } } })],
  ['a part of a value', media({ examples: { one: { value: [{ $ref: '#/nowhere' }] } } })],
])('reads no file for a $ref in %s', async (_, parts) => {
  const contract = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {}, ...parts };
  const read = await bundle({ 'data.yaml': JSON.stringify(contract), '.env': 'KEY=secret' });
  expect(JSON.stringify(read)).toContain(JSON.stringify(parts).slice(1, -1));
});

it('names the schema that a mapping leads to and the contract lacks', async () => {
  const parts = schema({ discriminator: { propertyName: 'a', mapping: { a: 'Nowhere' } } });
  const contract = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {}, ...parts };
  await expect(bundle({ 'mapped.yaml': JSON.stringify(contract) })).rejects.toMatchObject({
    what: 'The reference "Nowhere" leads nowhere.',
    where: expect.stringMatching(/mapping\/a$/),
  });
});

it('keeps the address of an external example', async () => {
  const examples = { far: { externalValue: 'https://example.com/shape.json' } };
  const paths = { '/a': { get: { responses: { 200: { content: { 'application/json': { examples } } } } } } };
  const document = await bundle({ 'external.yaml': `${HEAD}paths: ${JSON.stringify(paths)}` });
  expect(document.paths).toEqual(paths);
});
