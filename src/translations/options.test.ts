import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, translationsOptions, type UserOptions, validateOptions } from './options';

const validated = (options: UserOptions) => validateOptions({ validate: normalizePluginOptions as never, options });

describe('options of the translations', () => {
  it('have defaults', () => expect(validated({})).toEqual({ ...DEFAULT_OPTIONS, id: 'default' }));

  it('keep what is given', () => {
    const given = Object.fromEntries(
      Object.entries(DEFAULT_OPTIONS).map(([name, value]) => [
        name,
        typeof value === 'number' ? value + 1 : 'snapshot',
      ]),
    );
    expect(validated(given)).toEqual({ ...given, id: 'default' });
  });

  it.each([
    [{ fallback: 'snapshots' }, '"fallback (ATTRIBUTE_TRANSLATIONS_FALLBACK)" must be one of [none, snapshot]'],
    [{ tries: 0 }, '"tries" must be greater than or equal to 1'],
    [{ tries: 11 }, '"tries" must be less than or equal to 10'],
    [{ timeoutMs: 0 }, '"timeoutMs" must be greater than or equal to 1'],
    [{ maxBytes: 1.5 }, '"maxBytes" must be an integer'],
    [{ snapshotFile: '' }, '"snapshotFile" is not allowed to be empty'],
    [{ apiKey: 'a' }, '"apiKey" is not allowed'],
  ])('%j is refused', (options, message) => expect(() => validated(options as UserOptions)).toThrow(message));

  it.each<[NodeJS.ProcessEnv, UserOptions]>([
    [{}, { apiBaseUrl: '' }],
    [{ API_BASE_URL: ' https://a.example ', API_KEY: 'never' }, { apiBaseUrl: 'https://a.example' }],
    [{ ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot' }, { apiBaseUrl: '', fallback: 'snapshot' }],
    [{ ATTRIBUTE_TRANSLATIONS_FALLBACK: ' ' }, { apiBaseUrl: '' }],
  ])('from %j', (env, options) => expect(translationsOptions(env)).toEqual(options));
});
