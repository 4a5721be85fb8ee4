import { describe, expect, it } from 'vitest';
import { operations } from '../../packages/docusaurus-preset-portal/src/reference/builder/forms.fixture';
import { skipsWithout } from '../programs';
import { triesAll } from '../support/cover';
import { arrivals, languages } from './arrive';

/** States of each operation. Few for every change, fewest in a shell, which starts a program for each. */
const countOf = (language: string) => (triesAll ? 500 : language === 'shell' ? 3 : 8);

describe.each(languages)('random values of every form, in %s', (language) => {
  it('arrive unchanged', { timeout: 900_000 }, async ({ skip }) => {
    skip(language === 'shell' && skipsWithout('bash', 'curl'), 'bash or curl is not installed');
    skip(language === 'python' && skipsWithout('python'), 'Python is not installed');
    const count = countOf(language);
    const { all, errors } = await arrivals(language, count);
    expect(errors).toBe('');
    expect(all).toHaveLength(operations.length * count);
    for (const { id, got, meant } of all) expect(got, id).toEqual(meant);
  });
});
