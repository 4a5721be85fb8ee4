import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isContent } from '../checks/layers/engine';
import { listFilesSync } from '../lib/listFiles';

const BLANK = 'src/render/blank';
/** Entry points of a build: the configuration names its plugins; overrides and pages are found by their folder. */
const STARTS = ['docusaurus.config.ts', 'scripts/generate.ts', 'scripts/harden.ts'];
const FOLDERS = ['src/theme', 'src/pages'];
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json', '.css', '.svg', '.module.css'];

const isModule = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|spec|d)\.tsx?$/.test(file);

/** The file that a portal has under this name: the engine's, or what stands in the place of content. */
function fileAt(name: string): string | undefined {
  return ENDS.map((end) => name + end)
    .map((file) => (isContent(file) ? `${BLANK}/${file}` : file))
    .find((file) => existsSync(file) && /\.\w+$/.test(file));
}

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The name of a file as code of the portal sees it. */
const seenFrom = (file: string) => (file.startsWith(`${BLANK}/`) ? file.slice(BLANK.length + 1) : file);

interface Import {
  /** From the root, without its ending. */
  name: string;
  names: string[];
}

/** The module of `import('./engine')`, which is loaded when it is first needed. */
const loadedBy = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) &&
  node.expression.kind === ts.SyntaxKind.ImportKeyword &&
  node.arguments[0] &&
  ts.isStringLiteralLike(node.arguments[0])
    ? node.arguments[0].text
    : undefined;

/** Modules of this repository that a file imports as values, at once or later, or names in a text that is a path. */
function importsOf(file: string): Import[] {
  const from = (specifier: string) =>
    specifier.startsWith('@site/')
      ? specifier.slice(6)
      : path.posix.join(path.posix.dirname(seenFrom(file)), specifier);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
      const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
      const isType = ts.isExportDeclaration(node) ? node.isTypeOnly : clause?.isTypeOnly === true;
      const bindings = ts.isExportDeclaration(node) ? node.exportClause : clause?.namedBindings;
      const named = bindings && 'elements' in bindings ? [...bindings.elements] : [];
      const names = named
        .filter((one) => !('isTypeOnly' in one && one.isTypeOnly))
        .map((one) => ((one as ts.ImportSpecifier).propertyName ?? one.name).text);
      const isAllTypes = named.length > 0 && names.length === 0 && !clause?.name;
      if (!isType && !isAllTypes && /^(?:\.|@site\/)/.test(specifier)) found.push({ name: from(specifier), names });
      return;
    }
    const loaded = loadedBy(node);
    if (loaded?.startsWith('.')) found.push({ name: from(loaded), names: [] });
    else if (ts.isStringLiteralLike(node) && /^(?:\.\/|@site\/)src\/[\w./-]+$/.test(node.text))
      found.push({ name: node.text.replace(/^(?:\.|@site)\//, ''), names: [] });
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

/** Names that a module exports; undefined when it hands on all of another. */
function exportsOf(file: string): Set<string> | undefined {
  if (!/\.tsx?$/.test(file)) return undefined;
  const names = new Set<string>();
  for (const statement of parsed(file).statements) {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause || !('elements' in statement.exportClause)) return undefined;
      for (const one of statement.exportClause.elements) names.add(one.name.text);
    } else if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      if (ts.isVariableStatement(statement))
        for (const { name } of statement.declarationList.declarations) names.add(name.getText());
      else if ('name' in statement && statement.name) names.add((statement.name as ts.Identifier).text);
    }
  }
  return names;
}

it('has everything of the content that the engine of a portal imports', () => {
  const folders = FOLDERS.flatMap((folder) => listFilesSync(folder).map((file) => `${folder}/${file}`));
  const queue = [...STARTS, ...folders.filter((file) => isModule(file) && !isContent(file))];
  const reached = new Set(queue);
  const missing: string[] = [];
  let asked = 0;
  for (const file of queue) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { name, names } of importsOf(file)) {
      const target = fileAt(name);
      if (!target) {
        // What the content alone would have: the engine may not name it.
        if (ENDS.some((end) => existsSync(name + end) && /\.\w+$/.test(name + end))) missing.push(`${file}: ${name}`);
        continue;
      }
      const known = target.startsWith(`${BLANK}/`) ? exportsOf(target) : undefined;
      if (known) {
        asked += 1;
        missing.push(...names.filter((one) => !known.has(one)).map((one) => `${file}: ${one} of ${name}`));
      }
      if (!reached.has(target)) {
        reached.add(target);
        queue.push(target);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(asked).toBeGreaterThan(20);
  expect(reached.size).toBeGreaterThan(200);
});
