import { describe, expect, it } from 'vitest';
import { site } from '#site';
import type { OperationPage } from '../../packages/docusaurus-preset-portal/src/openapi/model';
import { proofOf, provenBy } from './proof';

const samples = [
  { language: 'shell', text: `curl '${site.apiBaseUrl}/x'` },
  { language: 'csharp', text: `GetAsync("${site.apiBaseUrl}/x")` },
];
const pageOf = (id: string, apiId = 'api') =>
  ({ api: { id: apiId, version: '1.0.0' }, operation: { id }, samples }) as unknown as OperationPage;
const page = pageOf('x');
const proof = () => proofOf([page], ['shell'], ['csharp']);

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
