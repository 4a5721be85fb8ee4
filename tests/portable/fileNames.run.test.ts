import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pathOf, skipsWithout } from '../programs';

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const REFUSED = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** Windows limits a path to 260 characters; half of it may be the folder of the clone. */
const LONGEST = 130;

/** Returns names of the repository that another system refuses or confuses with each other. */
function faultsOf(files: string[]): string[] {
  const faults: string[] = [];
  const spellings = new Map<string, string>();
  for (const file of files) {
    const parts = file.split('/');
    for (const part of parts)
      if (RESERVED.test(part) || REFUSED.test(part)) faults.push(`${file}: Windows refuses "${part}"`);
    if (file.length > LONGEST) faults.push(`${file}: longer than ${LONGEST} characters`);
    if (file !== file.normalize('NFC')) faults.push(`${file}: not in Unicode NFC, which macOS changes`);
    for (const [index] of parts.entries()) {
      const prefix = parts.slice(0, index + 1).join('/');
      const other = spellings.get(prefix.toLowerCase());
      if (other !== undefined && other !== prefix) faults.push(`${file}: differs from ${other} by case only`);
      spellings.set(prefix.toLowerCase(), prefix);
    }
  }
  return faults;
}

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
