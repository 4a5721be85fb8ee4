import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { paths } from '../paths';
import { LOADS_TYPESCRIPT } from '.';

// The folder must be inside the repository, so that packages resolve.
mkdirSync(paths.generated, { recursive: true });
const folder = mkdtempSync(path.resolve(paths.generated, 'typescript-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the first of these files and returns its output. */
function printed(files: Record<string, string[]>): string {
  for (const [name, lines] of Object.entries(files)) writeFileSync(path.join(folder, name), lines.join('\n'));
  const [first = ''] = Object.keys(files);
  return execFileSync(process.execPath, [...LOADS_TYPESCRIPT, path.join(folder, first)], { encoding: 'utf8' });
}

it('runs TypeScript, what it imports and what it imports later', () =>
  expect(
    printed({
      'a.ts': [
        "import { b, type B } from './b';",
        'const c: B = b;',
        "import('./d').then(({ default: d }) => console.log(c + d));",
      ],
      'b.ts': ['export type B = number;', 'export const b: B = 1;'],
      'd.ts': ['export default 2 as number;'],
    }),
  ).toBe('3\n'));

it('loads ES modules of packages', () =>
  expect(printed({ 'e.ts': ["import { visit } from 'unist-util-visit';", 'console.log(typeof visit);'] })).toBe(
    'function\n',
  ));

it('compiles JSX, and names the line of the source in which an error is', () =>
  expect(
    printed({
      'f.ts': [
        "import { fail } from './g';",
        'try {',
        '  fail({ text: "x" });',
        '} catch ({ stack }) {',
        '  console.log(stack);',
        '}',
      ],
      'g.tsx': [
        'interface Props {',
        '  text: string;',
        '}',
        'export const fail = ({ text }: Props) => {',
        '  throw new Error((<b>{text}</b>).type);',
        '};',
      ],
    }),
  ).toMatch(/^Error: b\n.*g\.tsx:5:\d+/));
