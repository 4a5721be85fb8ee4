import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTypes } from 'api-clients';
import { expect, it } from 'vitest';
import { sandbox } from '../sandbox/support';
import { typeFaults } from '../support/compile';
import { readContracts } from '../support/portal';
import { testFolder } from '../support/testFolder';

const folder = testFolder();

/** Returns a program with every success example as a value of its response type. */
function programOf(id: string): string {
  const own = sandbox.operations.filter(({ apiId }) => apiId === id);
  const uses = own.flatMap(({ id: operation, responses }) =>
    [...responses.values()]
      .filter(({ status }) => status < 300)
      .flatMap(({ status, mediaType, examples }) =>
        examples.map(({ name, value }) => {
          const type = `operations['${operation}']['responses'][${status}]['content']['${mediaType}']`;
          return `export const ${operation}_${name}: ${type} = ${JSON.stringify(value)};`;
        }),
      ),
  );
  expect(uses.length, id).toBeGreaterThan(0);
  const [first] = own;
  return [
    "import type { operations } from './api';",
    ...uses,
    '// @ts-expect-error a response is an object: if the types were any, this would pass',
    `export const wrong: operations['${first?.id}']['responses'][${first?.responses.has(200) ? 200 : 202}]['content']['application/json'] = 1;`,
  ].join('\n');
}

it('every success example has the type of its response', async () => {
  const contracts = await readContracts();
  const programs = contracts.map(async ({ ref, document }) => {
    const at = join(folder, ref.id);
    mkdirSync(at);
    const types = await contractTypes(document, ref.title);
    // The same bytes in every build.
    expect(await contractTypes(document, ref.title)).toBe(types);
    writeFileSync(join(at, 'api.d.ts'), types);
    writeFileSync(join(at, 'program.ts'), programOf(ref.id));
    return join(at, 'program.ts');
  });
  // Checks the types themselves, without the library of the language.
  const options = { skipLibCheck: false, skipDefaultLibCheck: true, types: [] };
  expect(typeFaults(await Promise.all(programs), options)).toEqual([]);
});
