import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutBasePath } from '../lib/basePath';
import { paths } from '../lib/paths';
import type { PagePass } from '../plugins/security/policy/protectPages';
import { readPages } from '../reference/readPages';
import { linkMarkdownCopy } from './html/linkMarkdownCopy';
import { sectionsOf } from './pages/sections';
import { publishTexts } from './publishTexts';

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
