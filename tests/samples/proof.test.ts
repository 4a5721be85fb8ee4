import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#site';
import type { OperationPage } from '../../packages/docusaurus-preset-portal/src/openapi/model';
import { proofOf, provenBy, readProof } from './proof';

const samples = [
  { language: 'shell', text: `curl '${site.apiBaseUrl}/x'` },
  { language: 'csharp', text: `GetAsync("${site.apiBaseUrl}/x")` },
];
const pageOf = (id: string, apiId = 'api') =>
  ({ api: { id: apiId, version: '1.0.0' }, operation: { id }, samples }) as unknown as OperationPage;
const page = pageOf('x');
const proof = () => proofOf([page], ['shell'], ['csharp']);

describe('proofOf', () => {
  it('holds a digest for each operation, sorted by name', () => {
    const { pages, ...languages } = proofOf([pageOf('a'), pageOf('a', 'another'), pageOf('b')], ['shell'], ['csharp']);
    expect(languages).toEqual({ run: ['shell'], checked: ['csharp'] });
    const entry = { contract: '1.0.0', digest: expect.stringMatching(/^[0-9a-f]{16}$/) };
    expect(Object.entries(pages)).toEqual([
      ['another/a', entry],
      ['api/a', entry],
      ['api/b', entry],
    ]);
    expect(new Set(Object.values(pages).map(({ digest }) => digest)).size).toBe(1);
  });
});

describe('provenBy', () => {
  const env = (variables: Record<string, string> = {}) => variables as NodeJS.ProcessEnv;

  it('marks languages as run or checked for the same text', () => {
    const proven = provenBy(proof(), page.api, 'x', samples, env());
    expect(['shell', 'csharp', 'cobol'].map(proven)).toEqual(['run', 'checked', undefined]);
  });

  it('is valid for the same samples with the host of another provider', () => {
    const moved = samples.map(({ language, text }) => ({
      language,
      text: text.replace(site.apiBaseUrl, 'https://api.provider.example'),
    }));
    const own = env({ API_BASE_URL: 'https://api.provider.example/' });
    expect(provenBy(proof(), page.api, 'x', moved, own)('shell')).toBe('run');
  });

  it.each([
    ['another text', 'x', page.api, [{ language: 'shell', text: 'curl' }]],
    ['samples in another order', 'x', page.api, [...samples].reverse()],
    ['another version of the contract', 'x', { ...page.api, version: '1.0.1' }, samples],
    ['an operation of the same name in another API', 'x', { ...page.api, id: 'other' }, samples],
    ['an operation without proof', 'y', page.api, samples],
  ])('marks nothing for %s', (_, id, api, texts) => {
    expect(provenBy(proof(), api, id, texts, env())('shell')).toBeUndefined();
  });

  it('marks nothing without a proof', () => {
    expect(provenBy(undefined, page.api, 'x', samples)('shell')).toBeUndefined();
  });
});

describe('readProof', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('reads a written proof', async () => {
    const file = path.join(folder, 'proof.json');
    await writeFile(file, JSON.stringify(proof()));
    expect(readProof(file)).toEqual(proof());
  });

  it('reads the committed proof', () => {
    expect(Object.keys(readProof()?.pages ?? {}).length).toBeGreaterThan(0);
  });

  it('is undefined without a file', () => {
    expect(readProof(path.join(folder, 'none.json'))).toBeUndefined();
  });

  it('names an invalid file', async () => {
    const file = path.join(folder, 'broken.json');
    await writeFile(file, '{');
    expect(() => readProof(file)).toThrow(
      `${file} is not JSON. Write it again with \`npm run prove:samples\`, or restore the committed file.`,
    );
  });
});
