import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Syntax that not every shell understands. `&&` is the only operator that all shells of npm share. */
const SHELL_SYNTAX = /[;|<>`$'*~\\]|(?<!&)&(?!&)|\$\(/;
const ASSIGNMENT = /^\w+=/;

/**
 * Returns the reasons why an npm script does not run on every system.
 *
 * @param programs Programs of npm itself or of an installed package.
 */
function faultsOf(script: string, programs: Set<string>): string[] {
  const faults = SHELL_SYNTAX.test(script) ? [`shell syntax: ${SHELL_SYNTAX.exec(script)?.[0]}`] : [];
  for (const part of script.split('&&').map((one) => one.trim())) {
    const [program = ''] = part.split(/\s+/);
    if (ASSIGNMENT.test(program)) faults.push(`sets a variable: ${program}`);
    else if (!programs.has(program)) faults.push(`"${program}" is no program of an installed package`);
  }
  return faults;
}

const installed = readdirSync('node_modules/.bin').map((name) => path.basename(name, '.cmd'));
const programs = new Set(['npm', 'node', ...installed]);

it.each<[string, string[]]>([
  ['npm run check && tsx scripts/a.ts -- --b', []],
  ['QUICK=1 vitest run', ['sets a variable: QUICK=1']],
  ['tsc && cp a b', ['"cp" is no program of an installed package']],
  ['tsx a.ts | tsx b.ts', ['shell syntax: |']],
  ['tsx a.ts &', ['shell syntax: &']],
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
