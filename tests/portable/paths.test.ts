import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';

const LIST_FILES = 'packages/docusaurus-preset-portal/src/lib/listFiles.ts';
const JOINED = 'path\\.(?:join|resolve|normalize)\\(';

/** Code that works on some systems only: what to use instead, an example of it, code that is fine, and the one file that may have it. */
const RULES: [pattern: RegExp, fix: string, wrong: string, right: string, owner?: string][] = [
  [
    /\breaddir(?:Sync)?\([^(){}]*\{[^{}]*\brecursive: true/g,
    'gives "\\" on Windows: use listFiles()',
    "await readdir('a', { recursive: true })",
    "await readdir('a')",
    LIST_FILES,
  ],
  [
    /\bpath\.relative\(/g,
    'gives "\\" on Windows: use relativePath()',
    "path.relative('a', 'b')",
    "path.posix.relative('a', 'b')",
    LIST_FILES,
  ],
  [
    /\b(?:spawn|spawnSync|execFile|execFileSync|exec|execSync)\(\s*['"`](?:npm|npx|yarn)\b/g,
    'is a script on Windows: start Node.js with the file of the program, or use npm()',
    "spawn('npm', ['start'])",
    "spawn(process.execPath, ['a.js'])",
  ],
  [
    /node_modules[\\/]\.bin[\\/]/g,
    'has scripts on Windows: name the file of the package',
    "join(root, 'node_modules/.bin/tsx')",
    "join(root, 'node_modules/tsx/dist/cli.mjs')",
  ],
  [
    new RegExp(`\\bimport\\(${JOINED}`, 'g'),
    'a path is no URL: use pathToFileURL()',
    "import(path.join('a', 'b'))",
    "import(pathToFileURL(path.join('a', 'b')).href)",
  ],
  [
    /\b(?:\w*(?:[fF]ile|[fF]older|[dD]ir|[dD]irectory)s?|absoluteRef)\.(?:split|lastIndexOf|indexOf)\('\/'\)/g,
    'takes a file path apart at "/": use path.basename(), path.dirname() or path.sep',
    "sourceFile.split('/')",
    "pointer.split('/')",
  ],
  [
    new RegExp(
      `new URL\\(${JOINED}|\\b(?:\\w*(?:Url|Href|Route|Permalink)|url|href|route|permalink|origin)(?::| =) ${JOINED}`,
      'g',
    ),
    'builds a URL with the separator of the system: use path.posix or a template',
    "const route = path.join('a', 'b')",
    "const route = path.posix.join('a', 'b')",
  ],
  [
    new RegExp(`\`(?:https?:|\\$\\{\\w*(?:[oO]rigin|[uU]rl))[^\`]*\\$\\{${JOINED}`, 'g'),
    'builds a URL with the separator of the system: use path.posix or a template',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is checked
    '`${origin}/${path.join(a, b)}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is checked
    '`${site.url}/${path.join(a, b)}`',
  ],
  [
    /new URL\(import\.meta\.url\)\.pathname/g,
    'is no path on Windows: use fileURLToPath()',
    'new URL(import.meta.url).pathname',
    'fileURLToPath(import.meta.url)',
  ],
];

describe.each(RULES)('%s', (pattern, _, wrong, right) => {
  it('finds what is wrong, and nothing else', () =>
    expect([wrong.match(pattern)?.length, right.match(pattern)]).toEqual([1, null]));
});

it('every source works with the paths of every system', async () => {
  const folders = ['src', 'packages', 'scripts', 'tests'];
  const files = (
    await Promise.all(folders.map(async (folder) => (await listFiles(folder)).map((name) => `${folder}/${name}`)))
  )
    .flat()
    // This file has the code that it searches for.
    .filter((name) => /\.[cm]?tsx?$|\.cjs$/.test(name) && !/node_modules\/|^tests\/portable\//.test(name));
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return RULES.filter(([, , , , owner]) => owner !== file).flatMap(([pattern, fix]) =>
      [...text.matchAll(pattern)].map(
        ({ 0: code, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${code} ${fix}`,
      ),
    );
  });
  expect(faults).toEqual([]);
});
