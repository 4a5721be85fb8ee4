import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { apis, guides, identifierIds, promisedOperations, registerCodes, site } from '#site';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { listFilesSync } from '../../lib/listFiles';
import { isContent } from './engine';
import { content, layers } from './layers';
import { patternOf } from './rules';

/** Allowed content in engine code, with the reason. */
const ALLOWED: [file: string, text: string, reason: string][] = [
  ['src/guides/attributes/build/returnedBy.ts', 'attribute-key', 'the identifier of what this feature shows'],
  ['src/guides/identifiers/box/client/named.ts', 'attribute-key', 'the identifier whose values the box looks in'],
  ['src/vocabulary/fold.ts', 'æ', 'letters that people type in several ways; no text'],
  ['src/vocabulary/fold.ts', 'ø', 'letters that people type in several ways; no text'],
];

/** Names that are also words of programming. */
const AMBIGUOUS = ['data', 'service', 'person', 'persons', 'plate', 'vin'];

const quoted = (texts: readonly string[]) => texts.map(escapeRegExp).join('|');

const routes = [...apis.map(({ route }) => route), ...Object.values(guides)];
const names = [
  ...apis.flatMap(({ id, spec }) => [id, spec, path.basename(spec, '.yaml')]),
  ...Object.values(promisedOperations).flat(),
  ...identifierIds,
  ...registerCodes,
].filter((name) => !AMBIGUOUS.includes(name));

/** Pattern for content: a route, a name as the whole text, a Danish letter, the owner's country. */
const FORBIDDEN = new RegExp(
  `(?:${quoted(routes)})(?![\\w-])|^(?:${quoted(names)})$|[æøåÆØÅ]|[Dd]anish|[Dd]enmark|${quoted([site.title])}`,
  'u',
);

/** Returns every string, template and JSX text of a file. Comments and imports are skipped. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) found.push(node.text);
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isTest = (file: string) => new RegExp(patternOf('/tests')).test(file);

const engine = ['src', 'scripts'].flatMap((folder) =>
  listFilesSync(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !isContent(file) && !isTest(file)),
);

const found = engine.flatMap((file) =>
  textsIn(file).flatMap((text) => {
    const match = FORBIDDEN.exec(text)?.[0];
    return match === undefined ? [] : [`${file}: ${match}`];
  }),
);

describe('the engine', () => {
  it('names no API, no route and no Danish word', () => {
    expect(engine.length).toBeGreaterThan(0);
    expect(found.sort()).toEqual(ALLOWED.map(([file, text]) => `${file}: ${text}`).sort());
  });

  it('is told apart from content by layers that exist', () => {
    const parts = content.filter((layer) => !layer.startsWith('/')).map((layer) => layer.split('/')[0] ?? '');
    expect(parts.filter((layer) => !layers.flat().includes(layer))).toEqual([]);
    const files = [
      ...listFilesSync('src').map((file) => `src/${file}`),
      'sidebars.ts',
      'docs/',
      'api-specs/',
      'static/',
    ];
    expect(content.filter((layer) => !files.some((file) => new RegExp(patternOf(layer)).test(file)))).toEqual([]);
  });
});
