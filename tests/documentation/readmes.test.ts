import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { changed } from '../own-name/rename';
import { SOURCES } from '../support/searchSource';

/** Paths, commands and links in the documentation of the project exist. */

const PACKAGE = 'packages/docusaurus-preset-portal';

const listed = (folder: string) => listFilesSync(folder).map((file) => `${folder}/${file}`);
const files = [
  ...['README.md', 'CONTRIBUTING.md', 'tests/README.md', `${PACKAGE}/README.md`],
  ...SOURCES.flatMap(listed).filter((file) => path.basename(file) === 'README.md'),
];

/** Files that a command makes; they may be absent. */
const GENERATED = /^(build|docs\/api|rendered|node_modules|test-results|\.generated)(\/|$)/;
/** A path with a placeholder or a pattern names no single file. */
const PATTERN = /[<>{}*…\s|=()]/;
const ROOTS = /^(src|bin|packages|tests|docs|scripts|static|api-specs|\.github)\//;
const ENGINE = readdirSync(`${PACKAGE}/src`);

/** A folder, or a file of TypeScript, relative to the README. */
const RELATIVE = /^(\.\.?\/)*[\w-]+(\/|(\/[\w.-]+)*\.tsx?)$/;

const codeOf = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the arguments of the commands in a text that name files. */
const argumentsOf = (text: string): string[] =>
  [...text.matchAll(/\bnpx (?:tsx|vitest run|playwright test)((?: [^\s`&|]+)+)/g)].flatMap(([, rest = '']) =>
    rest.split(' ').filter((argument) => ROOTS.test(argument)),
  );

/**
 * Returns the paths that a text names: from the root, or from the folder of the text, as `build/` or `x/y.ts`; in
 * CONTRIBUTING.md also from the sources of the engine.
 */
function pathsOf(file: string, text: string): string[] {
  const folder = path.dirname(file);
  const spans = codeOf(text).filter((code) => !PATTERN.test(code));
  const named = [...spans, ...argumentsOf(text)].filter((code) => !GENERATED.test(code));
  const relative = named.filter((code) => !ROOTS.test(code) && RELATIVE.test(code));
  return [
    ...named.filter((code) => ROOTS.test(code)),
    ...(folder === '.' ? [] : relative.map((code) => path.posix.join(folder, code))),
    ...(file === 'CONTRIBUTING.md' ? named.filter((code) => ENGINE.includes(code.split('/')[0] ?? '')) : []).map(
      (code) => `${PACKAGE}/src/${code}`,
    ),
  ];
}

/** A package names its files from its own folder. */
const isThere = (file: string, name: string) =>
  existsSync(name) || (file.startsWith(PACKAGE) && existsSync(path.join(PACKAGE, name)));

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names paths that exist', () => {
    const names = pathsOf(file, text);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isThere(file, name))).toEqual([]);
  });

  it('names scripts of package.json', () => {
    const names = [...text.matchAll(/\bnpm run (?:--?[\w-]+ )*([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchorOf(heading)}`);
    const targets = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
    const leads = (target: string) =>
      target.startsWith('#') ? headings.includes(target) : existsSync(path.join(path.dirname(file), target));
    expect(targets.filter((target) => !leads(target))).toEqual([]);
  });
});

it('CONTRIBUTING.md has at most 10 kB', () => {
  expect(Buffer.byteLength(readFileSync('CONTRIBUTING.md'))).toBeLessThanOrEqual(10_000);
});

it('CONTRIBUTING.md has an entry for every step of the test line', () => {
  const code = readFileSync('tests/run/steps.ts', 'utf8');
  const steps = [...code.matchAll(/\b(?:run|check|runner|vitest)\('([A-Z][^']+)'/g)].map(([, name = '']) => name);
  expect(steps.length).toBeGreaterThan(10);
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## When CI fails\n');
  const entries = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(/[,;] /));
  expect(steps.filter((step) => !entries.includes(step))).toEqual([]);
});

it('README.md names every file that another owner changes', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(changed.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});

it('the project has documentation at the top and beside the code', () => {
  expect(files.length).toBeGreaterThan(6);
});
