import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultsOf } from './npmScripts';

const installed = readdirSync('node_modules/.bin').map((name) => path.basename(name, '.cmd'));
const programs = new Set(['npm', 'node', ...installed]);

it.each<[string, string[]]>([
  ['vitest run --mode=quick', []],
  ['npm run check && tsx scripts/a.ts -- --b', []],
  ['QUICK=1 vitest run', ['sets a variable: QUICK=1']],
  ['rm -rf build', ['"rm" is no program of an installed package']],
  ['tsc && cp a b', ['"cp" is no program of an installed package']],
  ['tsc; tsx a.ts', ['shell syntax: ;', '"tsc;" is no program of an installed package']],
  ['tsx a.ts | tsx b.ts', ['shell syntax: |']],
  ['tsx a.ts > b.txt', ['shell syntax: >']],
  ['tsx a.ts &', ['shell syntax: &']],
  ['tsx $FILE', ['shell syntax: $']],
  ["tsx 'a b.ts'", ["shell syntax: '"]],
  ['tsx *.ts', ['shell syntax: *']],
])('%j', (script, faults) => {
  expect(faultsOf(script, programs)).toEqual(faults);
});

it('every npm script runs on every system', () => {
  const scripts = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.flatMap(([name, script]) => faultsOf(script, programs).map((fault) => `${name}: ${fault}`))).toEqual(
    [],
  );
});
