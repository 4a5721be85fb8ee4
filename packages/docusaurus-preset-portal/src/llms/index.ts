import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from 'openapi-toolkit/node';
import type { Portal } from '../content/portal';
import type { Owner } from '../content/site';
import { markdownPath, withBasePath, withoutBasePath } from '../lib/basePath';
import type { HtmlPage } from '../lib/html';
import type { FinishedPages, Insertion } from '../plugins/finished-pages/FinishedPages';
import { applyBranding, ownerOf } from '../reference/applyBranding';
import { PUBLISHED_LIST } from '../reference/history/publishVersions';
import { readPublishedContracts } from '../reference/publishedContracts';
import { readPages } from '../reference/readPages';
import { WORKFLOWS } from '../workflows';
import { forPrograms } from './forPrograms';
import { indexesOf } from './index-files/llmsTxt';
import { gather, KNOWLEDGE } from './knowledge';
import { INDEX, linkResolver } from './pages/addresses';
import { type MarkdownCopy, makeMarkdownCopies } from './pages/markdownCopy';
import { filesOf } from './pages/parts';
import { sectionsOf } from './pages/sections';

const attribute = (path: string): string => (/^[\w./~%-]+$/.test(path) ? path : `"${path.replaceAll('"', '&quot;')}"`);

const headOf = (index: string, markdownCopy: string | undefined): string =>
  `<link rel=describedby href=${attribute(index)}>${markdownCopy ? `<link rel=alternate type=text/markdown href=${attribute(markdownCopy)}>` : ''}`;

/** Note for programs that read only the beginning of a page. Hidden visually and from screen readers. */
const noteOf = (index: string, markdownCopy: string | undefined): string =>
  `<p class=visually-hidden aria-hidden=true>For programs: <a tabindex=-1 href="${index}">index of all pages</a>${
    markdownCopy ? `, <a tabindex=-1 href=${attribute(markdownCopy)}>this page as Markdown</a>` : ''
  }</p>`;

/** Returns the links of a page to its Markdown copy, if it has one. @throws Error if the page has no head and body tags. */
function linksOf({ name, elements }: HtmlPage, markdownCopy: string | undefined, basePath: string): Insertion[] {
  const [head, body] = ['head', 'body'].map((tag) => elements.find(({ tagName }) => tagName === tag));
  const after = body?.sourceCodeLocation?.startTag?.endOffset;
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined || after === undefined)
    throw new Error(`${name} has no <head> and <body>, so that it can't point to its Markdown.`);
  const to = [withBasePath(INDEX, basePath), markdownCopy && withBasePath(markdownCopy, basePath)] as const;
  return [
    { at: end, text: headOf(...to) },
    { at: after, text: noteOf(...to) },
  ];
}

/**
 * Returns the owner's text for programs, which stands at the top of `llms.txt`, if there is one. Its links are absolute;
 * those to pages lead to their Markdown copies.
 */
function readInstructions(portal: Portal, copies: readonly MarkdownCopy[]): string {
  const file = path.join(portal.paths.data, 'agents/instructions.md');
  if (!existsSync(file)) return '';
  const linkTo = linkResolver(
    portal.site,
    copies.map(({ permalink }) => permalink),
  );
  return applyBranding(readFileSync(file, 'utf8'), ownerOf(portal))
    .trim()
    .replace(/\]\((\/[^)\s]*)\)/g, (_, href: string) => `](${linkTo(href)})`);
}

function writeText(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes Markdown copies and indexes into a build; returns the copies as they were written, long ones in parts. */
export function writeCopies(
  build: string,
  copies: readonly MarkdownCopy[],
  indexes: readonly [file: string, text: string][],
  site: Owner,
): MarkdownCopy[] {
  const files = copies.flatMap((copy) => filesOf(copy, site));
  for (const { path: file, text } of files) writeText(build, file, text);
  for (const [file, text] of indexes) writeText(build, file, forPrograms(file, text));
  return files;
}

const DOCS = 'docusaurus-plugin-content-docs';

/** Folder of the programs that pages link to. */
const PROGRAMS = 'recipes';

/** Publishes a Markdown copy of every page of a finished build, and the indexes that link to them. */
export default function llmsPlugin(
  { baseUrl, generatedFilesDir }: LoadContext,
  portal: Portal,
  finished: FinishedPages,
): Plugin {
  finished.readers.push((page, permalink) =>
    linksOf(page, permalink === undefined ? undefined : markdownPath(permalink), baseUrl),
  );
  return {
    name: 'portal-llms',
    async postBuild({ outDir, routesPaths, plugins, siteVersion: version = '' }) {
      const pages = await readPages(portal);
      await finished.read(outDir, new Set(pages.map(({ permalink }) => permalink)));
      const contracts = await readPublishedContracts(portal.apis, outDir);
      // Docusaurus has the base path in its routes.
      const routes = routesPaths.map((route) => withoutBasePath(route, baseUrl));
      const copies = makeMarkdownCopies(routes, pages, finished.guides, { ...portal, contracts });
      const docs = plugins.find(({ name }) => name === DOCS)?.content as LoadedContent | undefined;
      const instructions = readInstructions(portal, copies);
      const indexes = indexesOf(portal, {
        copies,
        sections: sectionsOf(docs, 'Guides', baseUrl),
        pages,
        hasPublished: existsSync(path.join(outDir, PUBLISHED_LIST)),
        hasWorkflows: existsSync(path.join(outDir, WORKFLOWS)),
        instructions,
      });
      const files = writeCopies(outDir, copies, indexes, portal.site);
      if (portal.sandbox) {
        const programs = await listFiles(path.join(portal.paths.static, PROGRAMS));
        const known = await gather(portal, {
          version,
          copies: files,
          programs: programs.map((file) => `/${PROGRAMS}/${file}`),
          contracts,
          pages,
          instructions,
        });
        writeText(generatedFilesDir, KNOWLEDGE, JSON.stringify(known));
      }
      const characters = copies.reduce((sum, { text }) => sum + text.length, 0);
      logger.success(`For programs: ${copies.length} pages as Markdown, ${characters} characters.`);
    },
  };
}
