import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { recipeLanguages } from '../../../src/guides/recipes/build/languages';
import { type RecipeFile, readRecipes } from '../../../src/guides/recipes/build/recipes';
import { skipsWithout } from '../../programs';
import { grammarOf } from '../../samples/grammar';
import { isRun } from '../../samples/languages';
import { outputOf, programsOf } from './builtPage';
import { runPrograms } from './runPrograms';

const COMPILED = ['typescript', 'java'];
const RUN = ['python', ...COMPILED];
const { sandbox, saved, shell, statuses } = runPrograms();
let recipes: RecipeFile[];

test.beforeAll(async () => {
  recipes = await readRecipes();
});

/**
 * Returns programs of a recipe, each in its own folder: at night in all languages that run here, on every change without
 * all but one of the slow ones.
 */
async function runnable(id: string, index: number, slow: string[] = RUN) {
  const programs = programsOf(`docs/recipes/${id}`).filter(({ language }) => RUN.includes(language));
  expect(programs, id).toHaveLength(RUN.length);
  const run = programs.filter(({ language }) => isRun(language, index, slow));
  return Promise.all(run.map(async (program) => ({ ...program, folder: await saved(program) })));
}

const lines = (text: string) => text.trimEnd().split(/\r?\n/);

test.describe('recipes', () => {
  test.skip(skipsWithout('bash', 'python', 'java'), 'bash, python3 or a JDK is missing');

  test('print what their pages say, and send the requests that their pages list', async () => {
    expect(recipes.length).toBeGreaterThan(5);
    for (const [index, recipe] of recipes.entries()) {
      for (const { language, command, folder } of await runnable(recipe.id, index)) {
        const { status, stdout } = await shell(command, folder);
        const what = `${recipe.id} in ${language}`;
        expect([status, lines(stdout)], what).toEqual([0, recipe.output]);
        expect(lines(outputOf(`docs/recipes/${recipe.id}`)), what).toEqual(recipe.output);
        const sent = sandbox().arrived();
        expect(sent, what).toHaveLength(recipe.requests);
        // Addresses that can't be matched are what the recipe is for.
        const fitting = recipe.id === 'portfolio' ? [200, 404, 422] : [200];
        expect(sent.filter((one) => !fitting.includes(one.status))).toEqual([]);
      }
    }
  });

  test('say what to do about an address, a plate or a flat that does not fit', async () => {
    const cases = [
      ['house-quote', 'Ukendtvej 3, 9999 Eksempelby', 'No such address: check street, number and postal code.'],
      ['house-quote', 'Eksempelvej 12B, 9999 Eksempelby', 'Several homes have this address: add floor and door.'],
      ['plate-insurer', 'QQ1', 'No vehicle carries this plate, or it needs no registration.'],
      ['flat-parent', 'Eksempelvej 12B, 9999 Eksempelby', 'Several flats have this address: add floor and door.'],
    ] as const;
    for (const [index, [id, input, message]] of cases.entries()) {
      for (const { command, folder } of await runnable(id, index)) {
        const wanted = recipes.find((one) => one.id === id)?.given ?? '';
        const { status, stdout } = await shell(command.replace(wanted, `"${input}"`), folder);
        expect([status, stdout.trim()]).toEqual([2, message]);
      }
    }
    sandbox().arrived();
  });

  test('bulk waits on 429, halves on 413, and goes on where it stopped', async () => {
    const events = ['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000098'];
    for (const { command, folder } of await runnable('bulk-enrich', 0, COMPILED)) {
      writeFileSync(
        path.join(folder, 'addresses.txt'),
        Array.from({ length: 2_500 }, (_, at) => events[at % 2]).join('\n'),
      );
      // The last part gets no response: it is not sent again, because it may have been carried out.
      sandbox().plan(429, 'ok', 413, 'ok', 'ok', 'drop');
      const stopped = await shell(command, folder);
      expect(stopped.status).toBe(1);
      expect(stopped.stderr).toContain('Run again to resume.');
      expect(statuses()).toEqual([429, 200, 413, 200, 200, 0]);
      const { status, stdout } = await shell(command, folder);
      expect([status, stdout.trim()]).toEqual([0, '2500 addresses: 1250 FOUND, 1250 NOT_FOUND']);
      expect(statuses()).toEqual([200]);
      const parts = readdirSync(path.join(folder, 'enriched')).sort();
      expect(parts).toEqual(['part-00001.json', 'part-00002.json', 'part-00003.json']);
      const items = parts.flatMap((name) => JSON.parse(readFileSync(path.join(folder, 'enriched', name), 'utf8')));
      expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 2_500 }, (_, at) => events[at % 2]));
    }
  });

  test('a portfolio waits on 429, and goes on where it stopped', async () => {
    for (const { command, folder } of await runnable('portfolio', 1, COMPILED)) {
      const matched = path.join(folder, 'matched.csv');
      sandbox().plan('ok', 429, 'ok', 401);
      const stopped = await shell(command, folder);
      expect(stopped.status).toBe(1);
      expect(stopped.stderr).toMatch(/Stopped at p-3: .*Run again to go on\./);
      expect(statuses()).toEqual([200, 429, 200, 401]);
      // Killed while it wrote a line.
      appendFileSync(matched, 'p-3;0.8');
      const { status, stdout } = await shell(command, folder);
      expect([status, lines(stdout)]).toEqual([0, recipes.find(({ id }) => id === 'portfolio')?.output]);
      expect(statuses()).toEqual([200, 404, 422, 404]);
      expect(lines(readFileSync(matched, 'utf8'))).toEqual([
        'reference;confidence;bfe;address;fault',
        'p-1;1.00;999000001;Prøvestien 7, 9999 Eksempelby;',
        'p-2;1.00;999000002;Eksempelvej 12B, 1. tv, 9999 Eksempelby;',
        expect.stringMatching(/^p-3;0\.\d\d;\d*;Prøvestien 9, 9999 Eksempelby;check the address$/),
        'p-4;;;;"not-found: There is no unit st. th at ""Eksempelvej 12B, 9999 Eksempelby""."',
        'p-5;;;;"unit-required: ""Eksempelvej 12B, 9999 Eksempelby"" has several units. Add floor and door."',
        'p-6;;;;not-found: No address fits with a confidence of 0.8 or more.',
      ]);
    }
  });

  test('the event poller has each event once, whatever happens to it', async () => {
    for (const { command, folder } of await runnable('event-poller', 0, COMPILED)) {
      const events = path.join(folder, 'events.jsonl');
      const ids = () => lines(readFileSync(events, 'utf8')).map((line) => JSON.parse(line).eventId);
      // One event on each page; the third page is refused.
      sandbox().plan('ok', 'ok', 401);
      expect((await shell(command, folder, { PAGE: '1' })).status).toBe(1);
      expect(ids()).toHaveLength(2);
      // Killed while it wrote an event.
      appendFileSync(events, '{"eventId":"0000');
      sandbox().arrived();
      expect((await shell(command, folder, { PAGE: '1' })).status).toBe(0);
      expect(sandbox().arrived()).toHaveLength(3);
      const all = ids();
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(5);
      // A cursor that is refused, and a state that was lost.
      const state = path.join(folder, 'poller.json');
      writeFileSync(state, JSON.stringify({ 'companies/09900012': { cursor: 'bm8=', started: '2026-11-18' } }));
      expect((await shell(command, folder)).status).toBe(0);
      expect(statuses()).toEqual([400, 200, 200, 200]);
      expect(ids()).toEqual(all);
    }
  });
});

test('what a page shows is what its links give, in every language', async () => {
  const isCsharp = skipsWithout('csharp') ? undefined : await grammarOf('csharp');
  expect(recipes.length).toBeGreaterThan(5);
  for (const { id } of recipes) {
    const programs = programsOf(`docs/recipes/${id}`);
    expect(programs.map(({ language }) => language)).toEqual(recipeLanguages.map((language) => language.id));
    for (const { language, files, shown } of programs) {
      expect(shown.size, `${id} in ${language}`).toBeGreaterThan(0);
      for (const [name, text] of shown) expect(files.get(name)?.trimEnd(), name).toBe(text);
      if (language !== 'csharp' || !isCsharp) continue;
      for (const [name, text] of files) if (name.endsWith('.cs')) expect([name, isCsharp(text)]).toEqual([name, true]);
    }
  }
  const client = programsOf('docs/operating').find(({ language }) => language === 'csharp');
  expect(client?.files.size).toBeGreaterThan(0);
  for (const [name, text] of client?.files ?? []) expect([name, isCsharp?.(text) ?? true]).toEqual([name, true]);
});
