import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { libraries, typeFaults } from '../support/compile';
import { testFolder } from '../support/testFolder';
import { allCases } from './cases';
import { drivers } from './drive';

const IMPORT = `import { ClientError, ConnectionFailure, DanishData, InvalidCall, Problem, UnexpectedResponse, type Data } from 'danish-data-client';
const client = new DanishData();
`;

const RIGHT = `${IMPORT}
const company: Data['Company'] = await client.data.companyByCompanyId({ companyId: '09900012', include: ['financials'] });
const name: string = company.name;
const ended: string | null = company.cessationDate;
for await (const { items, nextCursor } of client.lifeEvents.companyEventsByCompanyIdPages({ companyId: '1', from: '2026-01-01' })) {
  const cursor: string | null = nextCursor;
  for (const { eventId } of items) console.log(eventId.length, cursor);
}
await client.data.publicProperties();
await client.data.publicProperties({ addressId: undefined });
await client.data.person({ personId: 'p', 'X-Purpose': 'claims' });
const bulk = await client.data.bulkFeatureStoreAttributes({ body: { entityType: 'company', ids: ['1'], attributes: ['name'] } });
const count: number = bulk.requested;
let kind = (await client.lifeEvents.companyEventsByCompanyId({ companyId: '1', from: '2026-01-01' }, { timeout: 1 })).items[0]?.type;
kind = 'COMPANY_ADDED_LATER';
new DanishData({ maxWait: 5, maxResponseBytes: 1_000, onResponse: ({ operation, status, requestId, rateLimit, headers }) => console.log(operation, status, requestId, rateLimit?.remaining, headers.date), fetch: async (url, init) => (console.log(url, init), { status: 200 }) });
new DanishData({ key: undefined, headers: { Prefer: 'code=429' }, timeout: 5, retries: 0, host: 'https://host' });
try {
  await client.service.requestCountsUsage({ from: '2026-01-01', to: '2026-01-02', groupBy: 'DAY' });
} catch (error) {
  if (error instanceof Problem && error.type === 'too-many-requests') console.log(error.status, error.requestId, error.retryAfter, error.register?.length, error.headers.date, error.errors[0]?.parameter);
  if (error instanceof InvalidCall) console.log(error.message);
  if (error instanceof UnexpectedResponse || error instanceof ConnectionFailure) console.log(error.operation, error.message);
  if (error instanceof ClientError) console.log(error.status);
}
export { count, ended, kind, name };
`;

/** Statements that must not compile, with a part of the message. */
const WRONG: [statement: string, message: string][] = [
  ['client.data.companyByCompanyId();', 'Expected 1-2 arguments'],
  ['client.data.companyByCompanyId({});', "Property 'companyId' is missing"],
  ['client.data.companyByCompanyId({ companyId: 9900012 });', "'number' is not assignable to type 'string'"],
  ["client.data.companyByCompanyId({ companyId: '1', includes: [] });", "'includes' does not exist"],
  ["client.data.companyByCompanyId({ companyId: '1', include: ['finance'] });", '"finance"'],
  ['client.data.companyByCompanyId({ companyId: undefined });', "'undefined' is not assignable to type 'string'"],
  ["client.data.companyByCompanyId({ companyId: '1', body: {} });", "'body'"],
  ["client.data.person({ personId: 'p' });", 'X-Purpose'],
  ["client.data.propertyByBfe({ bfeNumber: '1' });", "'string' is not assignable to type 'number'"],
  ['client.data.bulkFeatureStoreAttributes({});', "'body' is missing"],
  ["client.data.bulkFeatureStoreAttributes({ body: { entityType: 'person', ids: [], attributes: [] } });", '"person"'],
  ["client.service.requestCountsUsage({ from: '1', to: '2', groupBy: 'day' });", '"day"'],
  ["client.service.requestCountsUsage({ from: '1' });", "'to' is missing"],
  ['client.data.nothing({});', "'nothing' does not exist"],
  ["client.data.companyByCompanyIdPages({ companyId: '1' });", "'companyByCompanyIdPages' does not exist"],
  ['client.events;', "'events' does not exist"],
  ["(await client.data.companyByCompanyId({ companyId: '1' })).nane;", "'nane' does not exist"],
  ["(await client.data.companyByCompanyId({ companyId: '1' })).cessationDate.length;", "possibly 'null'"],
  ["(await client.advisor.recommendationFeedback({ recommendationId: '1', body: {} }));", 'is missing the following'],
  ["new DanishData({ apiKey: 'k' });", "'apiKey' does not exist"],
  ['client.data.publicProperties({}, { retries: 1 });', "'retries' does not exist"],
  ["new DanishData({ timeout: '5' });", "'string' is not assignable to type 'number"],
];

const folder = testFolder();
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
// No types of Node.js and no library of the browser: the package needs neither.
const compile = (files: string[], more = {}) =>
  typeFaults(files, { skipLibCheck: false, types: [], lib: libraries.alone, ...more });

beforeAll(async () => {
  await drivers.typescript?.install(folder);
});

const CONSOLE = 'declare const console: { log: (...values: unknown[]) => void };\n';

it('the types compile strictly, with the request of every example', async () => {
  const calls = (await allCases()).map(({ line: { api, operation, parameters, body } }) => {
    const name = api.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return `await client.${name}.${operation}(${JSON.stringify({ ...parameters, ...(body !== null && { body }) })});`;
  });
  expect(calls.length).toBeGreaterThan(50);
  expect(compile([write('right.mts', CONSOLE + RIGHT), write('calls.mts', `${IMPORT}${calls.join('\n')}`)])).toEqual(
    [],
  );
});

it('with the types of Node.js or a browser, a call takes an AbortSignal, and a client the fetch of the platform', () => {
  const platform = `${IMPORT}const { signal } = new AbortController();
await client.data.publicProperties({}, { signal });
for await (const page of client.data.publicPropertiesPages({}, { signal, timeout: 1 })) page.items;
new DanishData({ fetch });
new DanishData({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) });
`;
  expect(compile([write('platform.mts', platform)], { types: ['node'] })).toEqual([]);
  expect(compile([write('platform.mts', platform)], { lib: libraries.dom })).toEqual([]);
  const wrong = write('platform.mts', `${IMPORT}await client.data.publicProperties({}, { signal: 1 });`);
  expect(compile([wrong], { types: ['node'] })).toEqual([expect.stringContaining("'number' is not assignable")]);
});

it('an older compiler finds the package too, with the oldest way to resolve modules', () => {
  const file = write('old.ts', `${IMPORT}export const company = client.data.companyByCompanyId({ companyId: '1' });\n`);
  const module = ts.ModuleKind.ESNext;
  const moduleResolution = ts.ModuleResolutionKind.Node10;
  const program = ts.createProgram([file], {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module,
    moduleResolution,
    target: ts.ScriptTarget.ESNext,
    types: [],
  });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
  expect(program.getSourceFiles().some(({ fileName }) => fileName.endsWith('danish-data-client/index.d.ts'))).toBe(
    true,
  );
});

it('wrong arguments and wrong uses of a response do not compile', () => {
  const files = WRONG.map(([statement], index) => write(`wrong${index}.mts`, `${IMPORT}${statement}\n`));
  const faults = compile(files);
  for (const [index, [statement, message]] of WRONG.entries()) {
    const own = faults.filter((fault) => fault.includes(`wrong${index}.mts`)).join('\n');
    expect(own, statement).toContain(message);
  }
});
