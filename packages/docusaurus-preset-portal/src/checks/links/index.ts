import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, RouteConfig } from '@docusaurus/types';
import { decodeSafely, escapeRegExp } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { originOf, withoutBasePath } from '../../lib/basePath';
import { failOnFaults, noteDangling, notedFaults, noteFaults } from '../../lib/danglingReferences';
import { paths } from '../../lib/paths';
import type { FinishedPages } from '../../plugins/finished-pages/FinishedPages';
import { checkLinks, type LinkedPage, type LinkFault, linkedPage } from './check';

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
async function sourceLocations(siteDir: string) {
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
function describeFaults(faults: readonly LinkFault[], locationsOf: (fault: LinkFault) => string[]): string[] {
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

const sourceFiles = (routes: readonly RouteConfig[]): Map<string, string> =>
  new Map(
    routes.flatMap(({ path, metadata, routes: below = [] }) => [
      ...sourceFiles(below),
      ...(metadata?.sourceFilePath ? [[path, metadata.sourceFilePath] as const] : []),
    ]),
  );

async function noteLinks(faults: LinkFault[], files: Map<string, string>, siteDir: string): Promise<void> {
  const locationsOf = await sourceLocations(siteDir);
  // An incomplete page can lack anchors of the missing parts.
  const isIncomplete = (route: string) => notedFaults().some((message) => message.startsWith(`${files.get(route)}:`));
  const found = faults.filter(({ target }) => target === undefined || !isIncomplete(target));
  const describe = (some: LinkFault[]) => describeFaults(some, (fault) => locationsOf(fault, files.get(fault.route)));
  noteFaults(describe(found.filter(({ isUnsafe }) => isUnsafe)));
  noteDangling(describe(found.filter(({ isUnsafe }) => !isUnsafe)));
}

/** Ends a build with a message for each fault noted while pages were rendered, and for each broken link of the finished pages. */
export default function linkCheckPlugin({ site, siteDir }: Portal, finished: Pick<FinishedPages, 'readers'>): Plugin {
  const { basePath } = site;
  const pages: LinkedPage[] = [];
  finished.readers.push((page) => {
    pages.push(linkedPage(page, basePath));
    return undefined;
  });
  return {
    name: 'portal-link-check',
    async postBuild({ outDir, routes }) {
      const files = new Set((await listFiles(outDir)).map((name) => basePath + name));
      const { faults } = checkLinks(pages, files, originOf(site));
      // Sources have addresses without the base path.
      const inSources = faults.map((fault) => ({ ...fault, source: withoutBasePath(fault.source, basePath) }));
      if (faults.length > 0) await noteLinks(inSources, sourceFiles(routes), siteDir);
      failOnFaults(process.env);
    },
  };
}
