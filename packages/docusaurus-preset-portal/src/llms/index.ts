import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '../content/portal';
import { markdownPath, withBasePath, withoutBasePath } from '../lib/basePath';
import type { HtmlPage } from '../lib/html';
import type { FinishedPages, Insertion } from '../plugins/finished-pages/FinishedPages';
import { readPages } from '../reference/readPages';
import { INDEX } from './pages/addresses';
import { sectionsOf } from './pages/sections';
import { publishTexts } from './publishTexts';

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

const DOCS = 'docusaurus-plugin-content-docs';

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
    async postBuild({ outDir, routesPaths, plugins, siteVersion }) {
      const docs = plugins.find(({ name }) => name === DOCS)?.content as LoadedContent | undefined;
      const pages = await readPages(portal);
      await finished.read(outDir, new Set(pages.map(({ permalink }) => permalink)));
      const summary = await publishTexts({
        build: outDir,
        generated: generatedFilesDir,
        version: siteVersion ?? '',
        // Docusaurus has the base path in its routes.
        routes: routesPaths.map((route) => withoutBasePath(route, baseUrl)),
        portal,
        pages,
        guides: finished.guides,
        sections: sectionsOf(docs, 'Guides', baseUrl),
      });
      logger.success(summary);
    },
  };
}
