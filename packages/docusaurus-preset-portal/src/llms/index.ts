import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withBasePath, withoutBasePath } from '../lib/basePath';
import { paths } from '../lib/paths';
import type { PagePass } from '../plugins/security/policy/protectPages';
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

/** Adds links to the Markdown copy to a page, if it has one. @throws Error if the page has no head and body tags. */
function linkMarkdownCopy(html: string, markdownCopy: string | undefined, basePath: string): string {
  const head = html.indexOf('</head>');
  const body = /<body[^>]*>/.exec(html.slice(Math.max(head, 0)));
  if (head < 0 || !body) throw new Error('A page without <head> and <body> can not point to its Markdown.');
  const start = head + body.index + body[0].length;
  const to = [withBasePath(INDEX, basePath), markdownCopy && withBasePath(markdownCopy, basePath)] as const;
  return html.slice(0, head) + headOf(...to) + html.slice(head, start) + noteOf(...to) + html.slice(start);
}

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * Publishes content for programs: a Markdown copy of every page, the indexes that link to them, and well-known files
 * (`/.well-known`). Made of the pages of a finished build. `pass` gets the edit that links each page to its copy.
 */
export default function llmsPlugin({ siteDir, baseUrl, generatedFilesDir }: LoadContext, pass: PagePass): Plugin {
  return {
    name: 'llms',
    async postBuild({ outDir, routesPaths, plugins, siteVersion }) {
      const docs = plugins.find(({ name }) => name === DOCS)?.content as LoadedContent | undefined;
      const published = await publishTexts({
        build: outDir,
        generated: generatedFilesDir,
        version: siteVersion ?? '',
        // Docusaurus has the base path in its routes.
        routes: routesPaths.map((route) => withoutBasePath(route, baseUrl)),
        pages: await readPages(path.join(siteDir, paths.pages)),
        sections: sectionsOf(docs, 'Guides', baseUrl),
      });
      pass.edits.push((html, name) => linkMarkdownCopy(html, published.markdownCopyOf(name), baseUrl));
      logger.success(published.summary);
    },
  };
}
