import { describe, expect, it } from 'vitest';
import type { OperationPage } from '../../openapi/model';
import { proofOf, provenBy, readProof } from './proof';

const samples = [
  { language: 'shell', text: "curl 'https://api.example.com/x'" },
  { language: 'csharp', text: 'GetAsync("https://api.example.com/x")' },
];
const page = { api: { version: '1.0.0' }, operation: { id: 'x' }, samples } as unknown as OperationPage;
const proof = proofOf([page], ['shell'], ['csharp']);

describe('what a page says about its samples', () => {
  it('says run and checked where the very text was', () => {
    const proven = provenBy(proof, 'x', '1.0.0', samples, {});
    expect(['shell', 'csharp', 'cobol'].map(proven)).toEqual(['run', 'checked', undefined]);
  });

  it('holds for the same samples on the host of a provider', () => {
    const moved = samples.map(({ language, text }) => ({
      language,
      text: text.replace('https://api.example.com', 'https://api.provider.example'),
    }));
    const env = { API_BASE_URL: 'https://api.provider.example/' };
    expect(provenBy(proof, 'x', '1.0.0', moved, env as unknown as NodeJS.ProcessEnv)('shell')).toBe('run');
  });

  it.each([
    ['another text', 'x', '1.0.0', [{ language: 'shell', text: 'curl' }]],
    ['another version of the contract', 'x', '1.0.1', samples],
    ['an operation without proof', 'y', '1.0.0', samples],
  ])('says nothing about %s', (_, id, version, texts) => {
    expect(provenBy(proof, id, version, texts, {} as NodeJS.ProcessEnv)('shell')).toBeUndefined();
  });

  it('says nothing without a proof', () => {
    expect(readProof('data/no-such-file.json')).toBeUndefined();
    expect(provenBy(undefined, 'x', '1.0.0', samples)('shell')).toBeUndefined();
  });
});
