import { truncate } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { bundleContract } from './bundleContract';
import { HEAD, writtenContracts } from './written.fixture';

const { at, bundle } = writtenContracts();

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
        where: `${at(name)}${place}`,
        fix,
      }),
    );
  });

  it('names the part with a dangling reference', async () => {
    await bundle({ 'outer.yaml': `${HEAD}paths: {}` });
    await expect(
      bundle({ 'outer.yaml': `${HEAD}paths: {/a: {$ref: inner.yaml}}`, 'inner.yaml': 'get: {$ref: none.yaml}' }),
    ).rejects.toThrow(expect.objectContaining({ where: `${at('inner.yaml')}#/get` }));
  });

  it.each(['whole.yaml', 'part.yaml'])('is too large: %s', async (large) => {
    const files = { 'whole.yaml': `${HEAD}paths: {/a: {$ref: part.yaml}}`, 'part.yaml': 'get: {}' };
    await bundle(files);
    await truncate(at(large), 25_000_001);
    await expect(bundleContract(at('whole.yaml'))).rejects.toMatchObject({
      what: 'The contract has more than 25 MB, with the files that it refers to.',
      where: at(large),
      fix: 'Divide it into several contracts.',
    });
  });

  it('contains no absolute path', async () => {
    await expect(bundleContract(at('none.yaml'))).rejects.toThrow(
      expect.objectContaining({
        what: expect.not.stringContaining(process.cwd()),
        where: at('none.yaml'),
        fix: READ,
      }),
    );
  });
});
