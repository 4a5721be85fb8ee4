import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apis } from '#site';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { ownerOf } from '../../packages/docusaurus-preset-portal/src/openapi/applyBranding';
import { environmentFile, exportFiles } from '../../packages/docusaurus-preset-portal/src/reference/exports';
import { readContracts } from '../../packages/docusaurus-preset-portal/src/reference/generate/contracts.fixture';
import { readApi } from '../../packages/docusaurus-preset-portal/src/reference/generate/readApi';
import { pathOf, skipsWithout } from '../programs';
import { servedSandbox } from '../sandbox/served';
import { sandbox } from '../sandbox/support';
import { typeFaults } from '../support/compile';
import { triesAll } from '../support/cover';
import { execute } from '../support/execute';

/** Runs every exported file in its program against the sandbox. */
const contracts = await readContracts();
const environment = environmentFile(contracts)?.content ?? '';
const kits = await Promise.all(
  contracts.map(async (read) => {
    const files = await exportFiles(read);
    const named = (ending: string) => files.find(({ name }) => name.endsWith(ending))?.content ?? '';
    return { id: read.ref.id, operations: read.operations.length, files, named };
  }),
);

const server = servedSandbox();
const folder = testFolder();

/** Writes a file of an export into its own folder. */
function placed(id: string, kind: string, name: string, content: string): string {
  const at = join(folder, `${id}-${kind}`);
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, name), content);
  return at;
}

const ids = kits.map(({ id }) => id);
const kitOf = (id: string) => kits.find((kit) => kit.id === id) as (typeof kits)[number];

// Nightly, because the programs have more packages than all other tests together.
describe.each(triesAll ? ids : [])('%s', (id) => {
  const { operations, named } = kitOf(id);

  it.skipIf(skipsWithout('newman'))('Postman collection, run by newman', async () => {
    const at = placed(id, 'postman', 'collection.json', named('.postman_collection.json'));
    placed(id, 'postman', 'environment.json', environment);
    const newman = [
      ...[process.execPath, pathOf('newman'), 'run', 'collection.json', '-e', 'environment.json'],
      ...['--env-var', `baseUrl=${server.origin}`, '--env-var', 'apiKey=sandbox'],
      ...['--reporters', 'json', '--reporter-json-export', 'report.json'],
    ];
    const { status, stderr } = await execute(newman, at);
    expect([status, stderr]).toEqual([0, '']);
    const { run } = JSON.parse(readFileSync(join(at, 'report.json'), 'utf8'));
    const codes = run.executions.map(({ item, response }: Execution) => `${item.name}: ${response.code}`);
    expect(codes).toHaveLength(operations);
    expect(codes.filter((code: string) => !/: 20[02]$/.test(code))).toEqual([]);
  });
});

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

it('TypeScript types, used by a program: every success example has the type of its response', () => {
  const programs = kits.map(({ id, named }) => {
    placed(id, 'types', 'api.d.ts', named('.d.ts'));
    return join(placed(id, 'types', 'program.ts', programOf(id)), 'program.ts');
  });
  // Checks the types themselves, without the library of the language.
  const options = { skipLibCheck: false, skipDefaultLibCheck: true, types: [] };
  expect(typeFaults(programs, options)).toEqual([]);
});

it.each(kits)('the files of $id contain no key', ({ files }) => {
  expect(files.length).toBeGreaterThan(1);
  for (const { content } of files) expect(String(content)).not.toMatch(/X-API-Key: (?!\{\{apiKey\}\})/);
});

// The APIs share the code that writes their files, so the smallest one is enough.
it('has the same bytes in every build', async () => {
  const { id, files } = [...kits].sort((a, b) => a.operations - b.operations)[0] as (typeof kits)[number];
  const api = apis.find((one) => one.id === id) as (typeof apis)[number];
  expect(await exportFiles(await readApi(api, 'api-specs', ownerOf({})))).toEqual(files);
});

interface Execution {
  item: { name: string };
  response: { code: number };
}
