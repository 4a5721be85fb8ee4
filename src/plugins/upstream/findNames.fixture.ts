import { readFileSync } from 'node:fs';
import { searchSource } from '../../../tests/support/searchSource';
import { listFilesSync } from '../../lib/listFiles';

/** Components of the theme that its documentation names for use in pages, or as a place for one's own. */
const DOCUMENTED = new Set(['Layout', 'Heading', 'Tabs', 'TabItem', 'CodeBlock', 'SearchBar']);

/** Patterns of names that code relies on; the first group is the name. */
const PATTERNS: readonly RegExp[] = [
  /['"](@theme(?:-init)?\/[\w/]+)['"]/g,
  /replaceImport\(\s*\w+,\s*'([^']+)'/g,
  /['"](@generated\/(?!feedback|early-script|static-content)[\w./-]+)['"]/g,
  /'((?:routes|registry)\.js|(?:routesChunkNames|globalData|client-manifest|site-metadata|i18n|codeTranslations)\.json)'/g,
  // A regular expression of a path finds a module.
  /(?<=[\s(,[])\/((?:[^/\n\s[]|\[[^\]\n]*\])*\[\\\\\/\](?:[^/\n\s[]|\[[^\]\n]*\])+)\/(?=[,.;)\s])/g,
  /['"]?\b(tslib|hoist-non-react-statics)['"]?: here\(/g,
  /\b(__docusaurus|docusaurusRoot|hasHydrated|docusaurus\.announcement\.\w+|docs-preferred-version-\w+|docs-version-)/g,
];

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/ .*$/gm, '');

/** Files where the names of Docusaurus are used. */
const USERS = searchSource(/./).filter((file) => !file.startsWith('src/plugins/upstream/'));

/** Returns every name of Docusaurus that code relies on, with the files that do. */
export function namesInCode(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of USERS) {
    const text = withoutComments(readFileSync(file, 'utf8'));
    for (const pattern of PATTERNS)
      for (const [, name = ''] of text.matchAll(pattern)) {
        // A pattern without a word matches paths of any module.
        if (DOCUMENTED.has(name.replace(/^@theme\//, '')) || !/[a-z]{3}/i.test(name)) continue;
        const users = found.get(name) ?? [];
        if (!users.includes(file)) found.set(name, [...users, file]);
      }
  }
  return found;
}

const CLASS = /\.([a-zA-Z_][\w-]*)/g;

/** Classes that a style sheet selects; of a CSS module the global ones. */
function selectedIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  const parts = file.endsWith('.module.css')
    ? [...text.matchAll(/:global\(([^)]*)\)/g)].map(([, part = '']) => part)
    : [text];
  return parts.flatMap((part) => [...part.matchAll(CLASS)].map(([, name = '']) => name));
}

/**
 * Returns the classes that styles here select and nothing here writes, but for those that Infima and the theme
 * document.
 */
export function foreignClasses(): string[] {
  const written = [
    ...USERS,
    ...listFilesSync('docs/docs')
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `docs/docs/${file}`),
  ].map((file) => readFileSync(file, 'utf8'));
  const documented = [
    'node_modules/infima/dist/css/default/default.css',
    'node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
  ].map((file) => readFileSync(file, 'utf8'));
  const holds = (texts: string[], name: string) => {
    // A modifier is written with its first part alone: `method--${name}`, as is a level of the sidebar.
    const parts = [name, name.replace(/(?<=--|-level-).*$/, '')];
    return texts.some((text) => parts.some((part) => new RegExp(`(?<![\\w-])${part}(?![a-z])`).test(text)));
  };
  const sheets = listFilesSync('src').filter((file) => file.endsWith('.css'));
  const all = new Set(sheets.flatMap((file) => selectedIn(`src/${file}`)));
  return [...all].filter((name) => !holds(written, name) && !holds(documented, name)).sort();
}
