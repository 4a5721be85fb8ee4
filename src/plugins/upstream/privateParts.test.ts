import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchSource } from '../../../tests/support/searchSource';
import { OPTIONAL } from '../bundle-trimming/unusedComponents';
import { changedParts } from './changedParts';
import { privateParts, versions } from './privateParts';

/** Files that code relies on, several names in one file counted one by one. */
const MOST_PARTS = 36;
/** Components of the theme that are left out of the client where no page shows them. */
const MOST_LEFT_OUT = 15;

/** Components of the theme that its documentation names for use in pages. */
const DOCUMENTED = ['Root', 'Layout', 'Heading', 'Tabs', 'TabItem', 'CodeBlock', 'SearchBar'];

/** Names of private modules and generated files in code; the first group is the name. */
const PATTERNS: readonly RegExp[] = [
  /['"]@theme(?:-original)?\/([\w/]+)['"]/g,
  /['`]((?:@docusaurus\/[\w-]+|pushfeedback|docusaurus-[\w-]+)\/(?:(?:lib|dist)\/[^'`$*]+|internal))['`]/g,
  /'((?:routes|registry|routesChunkNames|globalData|site-metadata|codeTranslations)\.js(?:on)?)'/g,
  /replaceImport\(\s*\w+,\s*'\.\/([^']+)'/g,
  /['"]?\b(tslib|hoist-non-react-statics)['"]?: here\(/g,
];

/** Names by which code refers to a part: `@theme/X`, a module without its extension, and those of the part. */
const namesOf = ({ package: name, file, names = [] }: (typeof privateParts)[number]) => {
  const path = file.replace(/(\/index)?\.\w+$/, '').replace(/^lib\/client\/theme-fallback\//, '');
  return [path.replace(/^lib\/theme\//, ''), path.replace(/^lib\/client\//, ''), `${name}/${path}`, ...names];
};

it('every private part is as it was when it was last compared; if not, compare, then write its new hash', async () => {
  expect(await changedParts('node_modules')).toEqual([]);
});

it.each(Object.entries(versions))('%s is installed as %s', (name, version) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version).toBe(version);
});

it(`there are at most ${MOST_PARTS} parts, and ${MOST_LEFT_OUT} components that are left out`, () => {
  const count = privateParts.reduce((sum, { names = [] }) => sum + Math.max(1, names.length), 0);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MOST_PARTS);
  expect(OPTIONAL.length).toBeLessThanOrEqual(MOST_LEFT_OUT);
});

it('each part is listed once, and used by files that exist', () => {
  const files = privateParts.map((part) => `${part.package}/${part.file}`);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  expect(privateParts.flatMap(({ usedBy }) => usedBy).filter((file) => !existsSync(file))).toEqual([]);
});

it('every override of the theme, private import and replaced module in code is listed', () => {
  const known = new Set([...privateParts.flatMap(namesOf), ...DOCUMENTED]);
  const found: string[] = [];
  for (const file of searchSource(/./).filter((name) => !name.startsWith('src/plugins/upstream/'))) {
    const override = /^src\/theme\/(.*?)(?:\/index)?\.tsx$/.exec(file)?.[1];
    if (override && override !== 'SearchBar/SearchFailure') found.push(override);
    for (const pattern of PATTERNS)
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(pattern))
        found.push(name.replace(/(\/index)?\.(js|scss)$/, '').replace(/\/internal$/, '/lib/internal'));
  }
  expect(found.length).toBeGreaterThan(20);
  const listed = (name: string) => known.has(name) || known.has(`${name}.js`) || known.has(`${name}.json`);
  expect(found.filter((name) => !listed(name))).toEqual([]);
});

it('says what changed, who relies on it and what to do', async () => {
  const messages = await changedParts('src');
  expect(messages).toHaveLength(privateParts.length);
  expect(messages).toContainEqual(
    expect.stringMatching(
      /^@docusaurus\/core\/lib\/client\/preload\.js is gone since 3\.6\.3\. src\/plugins\/static-content/,
    ),
  );
});
