import { afterEach, expect, it, vi } from 'vitest';
import { buildLog } from '../../lib/log';
import { reportMissing } from './report';

const WHAT = '"TypeScript types" can\'t be made: It is too deep.';

afterEach(() => vi.restoreAllMocks());

it('is a warning that names the contract', () => {
  const warn = vi.spyOn(buildLog, 'warn').mockImplementation(() => {});
  reportMissing('api-specs/shapes.yaml', false)('TypeScript types', new Error('It is too deep.\nat somewhere'));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/too deep\.\n {2}at {3}api-specs\/shapes\.yaml\n {2}fix {2}/)],
  ]);
});

it('throws if strict', () => {
  expect(() => reportMissing('a.yaml', true)('TypeScript types', new Error('It is too deep.'))).toThrow(
    expect.objectContaining({ name: 'ContractError', what: WHAT, where: 'a.yaml' }),
  );
});
