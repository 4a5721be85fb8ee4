import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeSafely } from '../../lib/decode';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { listFiles } from '../../lib/listFiles';
import { paths } from '../../lib/paths';
import type { LinkFault } from './check';

const FOLDERS = ['docs/docs', paths.renderedGuides, paths.data, paths.specs, 'src'];
const IS_TEXT = /\.(mdx?|json|ya?ml|tsx?)$/;
const GENERATED_OR_TEST = new RegExp(`^${paths.specs}/published/|\\.(test|fixture)\\.tsx?$`);
const IS_CODE = /\.tsx?$/;
const IS_COMMENT = /^\s*(?:\*|\/[*/])/;
/** A guide that is a page of its own and not a partial. Its links are not links of other pages. */
const IS_GUIDE = new RegExp(`^(?:docs/docs|${paths.renderedGuides})/(?!(?:.*/)?_).*\\.mdx?$`);

const IMPORT = /\bfrom '((?:\.|@site\/)[^']*)'/g;
const MODULE_ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/** Returns an expression for the pattern that does not match inside a longer URL. */
const whole = (pattern: string): RegExp => new RegExp(`(?<![\\w/.])${pattern}(?![\\w/#?%=&-])`);

/** Returns the spellings of a URL in a source, the most reliable first. Its own page may link by file names (`isOwn`). */
function spellings(address: string, isOwn: boolean): RegExp[] {
  const [route = '', anchor] = address.split('#');
  const name = escapeRegExp(path.posix.basename(route, '.mdx'));
  const hash = anchor === undefined ? '' : escapeRegExp(`#${anchor}`);
  if (name === '') return [whole(escapeRegExp(address))];
  // Other sources contain words that look like a short relative URL: only links count there.
  if (!isOwn && !/^[/#]|:/.test(address))
    return [new RegExp(`(?:\\]\\(|href=["']?)${escapeRegExp(address)}[)"'#?\\s>]`)];
  const end = isOwn
    ? // After the character that opens a URL, and the folders of a relative one.
      whole(`(?:[("'<]|\\]:\\s*)(?:[^\\s("'<>]*/)?${name}(?:\\.mdx?)?${hash}`)
    : // Code may build a URL from parts; its end is then a separate string.
      new RegExp(`['"\`/]${name}${hash}['"\`]`);
  return [whole(escapeRegExp(address)), end];
}

/** Expressions for a URL as the page has it, and decoded: Markdown encodes some characters. */
const allSpellings = (address: string, isOwn: boolean): RegExp[] =>
  [...new Set([address, decodeSafely(address)])].flatMap((spelling) => spellings(spelling, isOwn));

/** Finds the source positions of faults in built pages. */
export async function sourceLocations(siteDir: string) {
  const filesBelow = async (folder: string) =>
    (await listFiles(path.join(siteDir, folder))).map((name) => `${folder}/${name}`);
  const names = (await Promise.all(FOLDERS.map(filesBelow))).flat();
  const sources = new Set(names.filter((name) => IS_TEXT.test(name) && !GENERATED_OR_TEST.test(name)));
  const otherSources = [...sources].filter((name) => !IS_GUIDE.test(name));
  const texts = new Map<string, string>();
  const textOf = (name: string) => {
    const text = texts.get(name) ?? readFileSync(path.join(siteDir, name), 'utf8');
    texts.set(name, text);
    return text;
  };

  const linesWith = (name: string, patterns: readonly RegExp[]): string[] =>
    textOf(name)
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) && !IS_COMMENT.test(line) ? [`${name}:${index + 1}`] : [],
      );
  const find = (files: Iterable<string>, patterns: readonly RegExp[]): string[] =>
    [...files].flatMap((name) => linesWith(name, patterns));

  /** Returns a module and everything it imports, directly or indirectly. */
  function modulesOf(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, request = ''] of textOf(file).matchAll(IMPORT)) {
      const base = request.startsWith('@site/')
        ? request.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), request);
      const next = MODULE_ENDINGS.map((end) => base + end).find((name) => sources.has(name));
      if (next) modulesOf(next, found);
    }
    return found;
  }

  /** Returns `file:line` for each position in the hand-written source of a page, if it has one. */
  return ({ source }: LinkFault, file = ''): string[] => {
    const patterns = allSpellings(source, false);
    const attempts: (() => string[])[] = patterns.map((pattern) => () => find(otherSources, [pattern]));
    if (sources.has(file) && IS_CODE.test(file)) attempts.unshift(() => find(modulesOf(file), patterns));
    else if (sources.has(file))
      attempts.unshift(...allSpellings(source, true).map((spelling) => () => find([file], [spelling])));
    for (const attempt of attempts) {
      const found = attempt();
      if (found.length > 0) return found;
    }
    return [];
  };
}

/** Describes faults of pages, one message for each position in the sources. */
export function describeFaults(faults: readonly LinkFault[], locationsOf: (fault: LinkFault) => string[]): string[] {
  const messages = new Set<string>();
  const withoutLocation = new Map<string, string[]>();
  for (const pageFault of faults) {
    const positions = locationsOf(pageFault);
    for (const position of positions) messages.add(`${position}: ${pageFault.fault}`);
    if (positions.length === 0)
      withoutLocation.set(pageFault.fault, [...(withoutLocation.get(pageFault.fault) ?? []), pageFault.route]);
  }
  for (const [fault, [first = '', ...others]] of withoutLocation)
    messages.add(`page ${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${fault}`);
  return [...messages];
}
