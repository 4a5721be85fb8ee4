import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../lib/listFiles';
import { UserError } from '../../lib/UserError';
import { RETIRED_NAMES, RETIRED_WORDS } from './retired';

/** Folders to check, relative to the root. */
const FOLDERS = ['src', 'tests', 'scripts'];
const IS_CODE = /\.(tsx?|mts|mjs|cjs)$/;
const BAD_BEGINNING = /^(What|Whether|How|Who|Where)\b/;

/** Result of the check of one or more files. */
export interface NamingReport {
  /** Each as `file:line: fault`. */
  faults: string[];
  comments: number;
  names: number;
}

/** Returns why a name is refused; undefined if it is allowed. */
function faultOfName(name: string): string | undefined {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  const word = words.map((part) => part.toLowerCase()).find((part) => Object.hasOwn(RETIRED_WORDS, part));
  const term = Object.hasOwn(RETIRED_NAMES, name) ? RETIRED_NAMES[name] : word && RETIRED_WORDS[word];
  return term && `"${name}" is a retired name: write ${term}`;
}

/** Parents of a name that they do not declare: uses, imports under their own name, and keys of data. */
const isUse = (parent: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) ||
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isJsxAttribute(parent) ||
  ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && !parent.propertyName);

const isDeclaredName = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && (node.parent as ts.NamedDeclaration).name === node && !isUse(node.parent);

/**
 * Checks the names that a file declares, its own name, and the beginnings of its doc comments.
 *
 * @param file Path, relative to the root.
 */
export function checkFile(file: string, code: string): NamingReport {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const note = (node: ts.Node, fault: string | undefined) => {
    if (fault) faults.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${fault}`);
  };
  const comments = new Set<ts.JSDoc>();
  let names = 0;
  const visit = (node: ts.Node): void => {
    if (isDeclaredName(node)) {
      names += 1;
      note(node, faultOfName(node.text));
    }
    for (const comment of ts.getJSDocCommentsAndTags(node)) if (ts.isJSDoc(comment)) comments.add(comment);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const comment of comments) {
    const [beginning] = BAD_BEGINNING.exec(ts.getTextOfJSDocComment(comment.comment) ?? '') ?? [];
    note(comment, beginning && `the comment begins with "${beginning}": begin with a verb or a noun`);
  }
  const fault = faultOfName(path.basename(file).replace(/\..*/, ''));
  return { faults: [...(fault ? [`${file}: ${fault}`] : []), ...faults], comments: comments.size, names };
}

/**
 * Checks comments and names of all code below a folder.
 *
 * @throws UserError if there is nothing to check.
 */
export async function checkNaming(root: string): Promise<NamingReport> {
  const listed = FOLDERS.map(async (folder) =>
    (await listFiles(path.join(root, folder))).map((name) => `${folder}/${name}`),
  );
  const files = (await Promise.all(listed))
    .flat()
    .filter((file) => IS_CODE.test(file) && !file.includes('/node_modules/'));
  const reports = await Promise.all(
    files.map(async (file) => checkFile(file, await readFile(path.join(root, file), 'utf8'))),
  );
  const total = (key: 'comments' | 'names') => reports.reduce((sum, report) => sum + report[key], 0);
  const [comments, names] = [total('comments'), total('names')];
  if (comments === 0 || names === 0) throw new UserError(`${root} has no doc comment and no name to check.`);
  return { faults: reports.flatMap(({ faults }) => faults), comments, names };
}
