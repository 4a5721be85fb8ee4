import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';
import { faultsOf } from './fileNames';

it.each<[string[], string[]]>([
  [['src/a.ts', 'src/b.ts', 'tests/a.ts'], []],
  [['src/Aux.ts'], ['src/Aux.ts: Windows refuses "Aux.ts"']],
  [['src/auxiliary.ts'], []],
  [['docs/what?.md'], ['docs/what?.md: Windows refuses "what?.md"']],
  [['a./b'], ['a./b: Windows refuses "a."']],
  [['src/a.ts', 'src/A.ts'], ['src/A.ts: differs from src/a.ts by case only']],
  [['src/a/b.ts', 'Src/c.ts'], ['Src/c.ts: differs from src by case only']],
  [['a\u030A.md'], ['a\u030A.md: not in Unicode NFC, which macOS changes']],
  [[`${'x'.repeat(127)}.ts`], []],
  [[`${'x'.repeat(128)}.ts`], [`${'x'.repeat(128)}.ts: longer than 130 characters`]],
])('%j', (files, faults) => {
  expect(faultsOf(files)).toEqual(faults);
});

it.skipIf(skipsWithout('git'))('every file of the repository has a name that every system takes', () => {
  const files = execFileSync(pathOf('git'), ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  expect(faultsOf(files)).toEqual([]);
});
