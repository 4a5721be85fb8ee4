import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesSync } from 'openapi-toolkit/node';
import { RENDER_USAGE } from 'portal-cli/testing';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { changed } from '../own-name/rename';
import { SOURCES } from '../support/searchSource';

/** Paths, commands and links in the documentation of the project exist. */

const PACKAGE = 'packages/docusaurus-preset-portal';

const listed = (folder: string) => listFilesSync(folder).map((file) => `${folder}/${file}`);
const files = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'tests/README.md',
    ...['docusaurus-preset-portal', 'openapi-toolkit', 'api-clients', 'portal-cli'].map(
      (name) => `packages/${name}/README.md`,
    ),
    'examples/minimal/README.md',
    'packages/portal-cli/RENDER.md',
  ],
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

/** Returns the commands in code, one each, without the variables before them. */
const commandsOf = (text: string): string[] =>
  [...codeOf(text), ...[...text.matchAll(/^```bash\n([^`]*)/gm)].flatMap(([, lines = '']) => lines.split('\n'))]
    .flatMap((code) => code.split(' && '))
    .map((code) => code.replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .filter((code) => /^np[mx] [^…]+$/.test(code));

/** Returns the scripts, programs, packages and options of the render command that a command names and that do not exist. */
function missingIn(command: string): string[] {
  const [, script] = /^npm (?:--prefix \S+ )?(start|test|run (?:--\S+ )*[\w:-]+)/.exec(command) ?? [];
  const name = script?.split(' ').at(-1);
  const [, program] = /^npx (?!\.\/)([\w-]+?)(?:-VERSION\.tgz)?(?: |$)/.exec(command) ?? [];
  const [, owner] = / -w ([\w-]+)/.exec(command) ?? [];
  const options = name === 'render' || program === 'portal-cli' ? command.match(/ --[a-z]+/g) : [];
  return [
    ...(name === undefined || name in scripts ? [] : [name]),
    ...(program === undefined || [`node_modules/.bin/${program}`, `packages/${program}/bin`].some(existsSync)
      ? []
      : [program]),
    ...(owner === undefined || existsSync(`packages/${owner}`) ? [] : [owner]),
    ...(options ?? []).filter(
      (option) => option !== ' --prefix' && !new RegExp(`^ ${option}\\b`, 'm').test(RENDER_USAGE),
    ),
  ];
}

/** A package names its files from its own folder. */
const isThere = (file: string, name: string) =>
  existsSync(name) || (file.startsWith('packages/') && existsSync(path.join(...file.split('/').slice(0, 2), name)));

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

  it('shows commands that exist', () => {
    expect(commandsOf(text).flatMap(missingIn)).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchorOf(heading)}`);
    const targets = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);
    const leads = (target: string) =>
      target.startsWith('#') ? headings.includes(target) : existsSync(path.join(path.dirname(file), target));
    expect(targets.filter((target) => !leads(target))).toEqual([]);
  });
});

it('README.md and CONTRIBUTING.md are short', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(71);
  expect(Buffer.byteLength(readFileSync('CONTRIBUTING.md'))).toBeLessThanOrEqual(8_000);
});

it('README.md has the line of tests that .ci/run reads from it', () => {
  const [, row = ''] = /sed -n 's\/\^(.*?)\\\(/.exec(readFileSync('.ci/run', 'utf8')) ?? [];
  expect(readFileSync('README.md', 'utf8')).toContain(`\n${row}npm ci && npm test\``);
});

it('README.md names every file that another owner changes', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(changed.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});

it('the project has documentation at the top and beside the code, with commands and elements', () => {
  expect(files.length).toBeGreaterThan(6);
  const [readme = '', contributing = ''] = files.map((file) => readFileSync(file, 'utf8'));
  expect(commandsOf(readme).length).toBeGreaterThan(5);
  expect(commandsOf(contributing).length).toBeGreaterThan(15);
  // `npm run check:prose` renders them.
  expect(contributing.match(/`<[A-Z]\w+ [^`]*\/>`/g)?.length).toBeGreaterThan(5);
});
