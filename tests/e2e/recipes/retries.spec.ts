import { expect, test } from '@playwright/test';
import { callLanguages } from '../../../src/guides/clients/build/data';
import { skipsWithout } from '../../programs';
import { isRun } from '../../samples/languages';
import { NIGHTLY } from '../support/cover';
import { programsOf, type ShownProgram } from './builtPage';
import type { Turn } from './faultySandbox';
import { runPrograms } from './runPrograms';

const { sandbox, saved, shell, statuses } = runPrograms();

/** Results of the requests of a retrying program, its `Prefer` header, and its requests and output. */
const RETRIES: [name: string, plan: Turn[], variables: Record<string, string>, sent: number[], prints: RegExp][] = [
  ['served', [], {}, [200], /Eksempel Teknik ApS/],
  ['refused twice', [429, 503], {}, [429, 503, 200], /Eksempel Teknik ApS/],
  // More often than a call is tried: a rate limit costs no retry.
  ['held back', ['limit', 'limit', 'limit', 'limit'], {}, [429, 429, 429, 429, 200], /Eksempel Teknik ApS/],
  ['refused for good', [], { PREFER: 'code=429' }, [429, 429, 429, 429], /^Gave up: .*429/m],
];
/** Programs that a language needs, besides bash. */
const NEEDS: Record<string, Parameters<typeof skipsWithout>> = {
  shell: ['curl'],
  python: ['python'],
  java: ['java'],
  php: ['php'],
  go: ['go'],
};

test('the client stands there in every language', () => {
  expect(programsOf('docs/operating').map(({ language }) => language)).toEqual(callLanguages.map(({ id }) => id));
});

for (const { id: language } of callLanguages.filter(({ id }) => id !== 'csharp'))
  for (const [index, [name, plan, variables, sent, prints]] of RETRIES.entries())
    test(`the retry budget in ${language}: ${name}${isRun(language, index) ? '' : NIGHTLY}`, async () => {
      test.skip(skipsWithout('bash', ...(NEEDS[language] ?? [])), `what runs ${language} is missing`);
      const program = programsOf('docs/operating').find((one) => one.language === language) as ShownProgram;
      sandbox().arrived();
      sandbox().plan(...plan);
      const { status, stdout } = await shell(program.command, await saved(program), variables);
      expect(stdout).toMatch(prints);
      expect(status === 0).toBe(sent.at(-1) === 200);
      expect(statuses()).toEqual(sent);
    });
