import { describe, expect, it } from 'vitest';
import { operations } from '../../packages/docusaurus-preset-portal/src/reference/builder/forms.fixture';
import { skipsWithout } from '../programs';
import { runners } from '../samples/languages';
import { triesAll } from '../support/cover';
import { arrivals, languages } from './arrive';

/** States of each operation. Few for every change, fewest in a shell, which starts a program for each. */
const OFTEN: Record<string, number> = { shell: 3, javascript: 8, python: 8 };
/** At night many of them, and one in the languages that start or compile slowly. */
const countOf = (language: string) => (triesAll ? (language in OFTEN ? 500 : 1) : (OFTEN[language] ?? 0));

describe.each(languages.filter(countOf))('random values of every form, in %s', (language) => {
  it('arrive unchanged', { timeout: 900_000 }, async ({ skip }) => {
    skip(skipsWithout(...(runners[language]?.needs ?? [])), `what runs ${language} is not installed`);
    const count = countOf(language);
    const { all, errors } = await arrivals(language, count);
    expect(errors).toBe('');
    expect(all).toHaveLength(operations.length * count);
    for (const { id, got, meant } of all) expect(got, id).toEqual(meant);
  });
});
