import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ContractError } from '../../packages/docusaurus-preset-portal/src/openapi';
import { read } from './render';

const FOLDER = 'tests/fixtures/contracts/broken';

/** The expected message for each broken contract: the fault and its position. */
const WANTED: Record<string, [what: RegExp, where: RegExp]> = {
  'anchors-bomb.yaml': [/YAML aliases of the file expand to more than/, /anchors-bomb\.yaml/],
  'circle-ref.yaml': [/leads to itself/, /circle-ref\.yaml#\//],
  'duplicate-key.yaml': [/duplicated mapping key/, /duplicate-key\.yaml:4:1$/],
  'empty.yaml': [/The file is empty/, /empty\.yaml$/],
  'indent.yaml': [/bad indentation/, /indent\.yaml:6:4$/],
  'missing-component-ref.yaml': [/responses\/Nope" leads nowhere/, /#\/paths\/~1a\/get\/responses\/200$/],
  'missing-file-ref.yaml': [/missing-file\.yaml/, /#\/paths\/~1a$/],
  'not-openapi.yaml': [/"openapi" is missing/, /not-openapi\.yaml$/],
  'remote-ref.yaml': [/Remote \$ref .* is refused/, /#\/paths\/~1a$/],
  'swagger-2.yaml': [/Swagger 2\.0/, /swagger-2\.yaml$/],
  'tabs.yaml': [/tab characters/, /tabs\.yaml:4:1$/],
  'truncated.yaml': [/unexpected end/, /truncated\.yaml:3:1$/],
  'wrong-type.yaml': [/A value is "red"; OpenAPI expects a list/, /wrong-type\.yaml#\/paths\/~1a\/get\//],
  'up-the-tree-ref.yaml': [/outside the folder/, /#\/paths\/~1a$/],
};

describe('broken contracts', () => {
  it.each(Object.entries(WANTED))('%s gives one clear error', async (file, [what, where]) => {
    const error = await read(`${FOLDER}/${file}`).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContractError);
    const contractError = error as ContractError;
    expect(contractError.what).toMatch(what);
    expect(contractError.where).toMatch(where);
    expect(contractError.fix).not.toBe('');
    expect(contractError.message).not.toContain(process.cwd());
  });

  it('are all covered', async () => {
    expect((await readdir(FOLDER)).sort()).toEqual(Object.keys(WANTED).sort());
  });
});
