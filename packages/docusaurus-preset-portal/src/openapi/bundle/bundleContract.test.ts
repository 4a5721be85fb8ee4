import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relativePath } from '../../lib/listFiles';
import { bundleContract } from './bundleContract';
import { restoreIntegers } from './integerMarks';

const HEAD = 'openapi: 3.1.0\ninfo: {title: Shapes, version: "1"}\n';

let folder = '';
beforeAll(async () => {
  // Messages name files relative to the working folder, so the fixtures must be below it.
  await mkdir('.generated', { recursive: true });
  folder = relativePath(process.cwd(), await mkdtemp(path.resolve('.generated', 'contracts-')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes files and bundles the first one. */
async function bundle(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return bundleContract(path.join(folder, Object.keys(files)[0] ?? ''));
}

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
  const file = path.join(folder, 'long.yaml');
  await writeFile(file, `${HEAD}paths: {}\nx-a: 9223372036854775807`);
  const exactDocument = await bundleContract(file, { keepIntegers: true });
  expect(restoreIntegers(JSON.stringify(exactDocument))).toContain('"x-a":9223372036854775807');
  expect((await bundleContract(file))['x-a']).toBe(Number('9223372036854775807'));
});

it('reads files of allowed folders', async () => {
  const part = path.join(folder, 'common', 'path.yaml');
  const root = path.join(folder, 'api', 'root.yaml');
  for (const file of [part, root]) await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, 'get: {}');
  await writeFile(root, `${HEAD}paths: {/a: {$ref: ../common/path.yaml}}`);
  await expect(bundleContract(root)).rejects.toThrow(/outside the folder of the contract/);
  expect((await bundleContract(root, { folder })).paths).toEqual({ '/a': { get: {} } });
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

it.each([
  ['a quote that is not closed', 'get:\n  summary: "The shape\n', /double quoted scalar$/, ':3:1'],
  ['a tab', 'get:\n\tsummary: The shape', /tab characters must not be used in indentation$/, ':2:1'],
  ['a second colon', 'get:\n  summary: a: b', /bad indentation of a mapping entry$/, ':2:13'],
])('reports a syntax error in a referenced file: %s', async (_, text, what, where) => {
  const files = { 'root.yaml': `${HEAD}paths: {/a: {$ref: parts/a.yaml}}`, 'parts/a.yaml': text };
  await expect(bundle(files)).rejects.toMatchObject({
    what: expect.stringMatching(what),
    where: expect.stringMatching(new RegExp(`parts/a\\.yaml${where}$`)),
    fix: 'Check the indentation and quoting on that line.',
  });
});

describe('a contract that can not be read', () => {
  const READ = 'Check that the file exists and is an OpenAPI 3 document in YAML or JSON.';
  const REF =
    'Correct or remove the $ref. It names a file relative to its own, in the folder of the contract and not hidden.';
  const YAML = 'Check the indentation and quoting on that line.';
  const VERSION = 'Begin the file with `openapi: "3.1.0"`.';
  const SWAGGER = 'Convert it to OpenAPI 3.1.';

  it.each([
    [
      'indent.yaml',
      `${HEAD}paths:\n  /a: 1\n   /b: 2`,
      /^The contract is not valid YAML: bad indentation.*[^\n]$/,
      ':5:6',
      YAML,
    ],
    ['list.yaml', '- openapi', /"openapi" is missing\.$/, '', VERSION],
    ['duplicate-key.yaml', `${HEAD}paths:\n  /a: {}\n  /a: {}`, /duplicated mapping key/, ':5:3', YAML],
    ['empty.yaml', '', /^The file is empty/, '', 'Export or convert it to OpenAPI 3.1.'],
    ['version.yaml', 'openapi: 4.0.0', /"openapi" is "4\.0\.0"\.$/, '#/openapi', VERSION],
    [
      'swagger.yaml',
      'swagger: "2.0"\ninfo: {title: A, version: "1"}\npaths: {}',
      'The contract is Swagger 2.0: it is read as OpenAPI 3.0.',
      '',
      SWAGGER,
    ],
    [
      'missing-file.yaml',
      `${HEAD}paths: {/a: {$ref: none.yaml}}`,
      /^Can't resolve \$ref: .*none\.yaml/,
      '#/paths/~1a',
      REF,
    ],
    [
      'missing-part.yaml',
      `${HEAD}paths: {/a: {$ref: '#/none'}}`,
      'The reference "#/none" leads nowhere.',
      '#/paths/~1a',
      'Define it in the file, or correct the name.',
    ],
    [
      'remote.yaml',
      `${HEAD}paths: {/a: {$ref: 'https://example.com/a.yaml'}}`,
      /Remote \$ref "https:\/\/example\.com\/a\.yaml" is refused/,
      '#/paths/~1a',
      expect.stringMatching(/^Write everything into one file first: .* bundle .*remote\.yaml -o bundled\.yaml$/),
    ],
  ])('%s', async (name, text, what, place, fix) => {
    await expect(bundle({ [name]: text })).rejects.toThrow(
      expect.objectContaining({
        name: 'ContractError',
        what: typeof what === 'string' ? what : expect.stringMatching(what),
        where: `${path.join(folder, name)}${place}`,
        fix,
      }),
    );
  });

  it('names the part with a dangling reference', async () => {
    await bundle({ 'outer.yaml': `${HEAD}paths: {}` });
    await expect(
      bundle({ 'outer.yaml': `${HEAD}paths: {/a: {$ref: inner.yaml}}`, 'inner.yaml': 'get: {$ref: none.yaml}' }),
    ).rejects.toThrow(expect.objectContaining({ where: `${path.join(folder, 'inner.yaml')}#/get` }));
  });

  it.each(['whole.yaml', 'part.yaml'])('is too large: %s', async (large) => {
    const files = { 'whole.yaml': `${HEAD}paths: {/a: {$ref: part.yaml}}`, 'part.yaml': 'get: {}' };
    await bundle(files);
    await truncate(path.join(folder, large), 25_000_001);
    await expect(bundleContract(path.join(folder, 'whole.yaml'))).rejects.toMatchObject({
      what: 'The contract has more than 25 MB, with the files that it refers to.',
      where: path.join(folder, large),
      fix: 'Divide it into several contracts.',
    });
  });

  it('contains no absolute path', async () => {
    await expect(bundleContract(path.join(folder, 'none.yaml'))).rejects.toThrow(
      expect.objectContaining({
        what: expect.not.stringContaining(process.cwd()),
        where: path.join(folder, 'none.yaml'),
        fix: READ,
      }),
    );
  });
});
