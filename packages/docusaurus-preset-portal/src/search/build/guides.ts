import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePath, parseMarkdownFile } from '@docusaurus/utils';
import { site } from 'docusaurus-preset-portal/content';
import { withoutBasePath } from '../../lib/basePath';
import { parseFrontMatter } from '../../lib/frontMatter';
import { paths } from '../../lib/paths';
import { applyBranding } from '../../openapi/applyBranding';
import type { Guide } from './records/guides';

/** Pages of the OpenAPI plugin. As those of this package, they have records of their own. */
const GENERATED = /\.(?:api|info|tag|schema)\.mdx$/;

/** Reads the hand-written pages of the docs, of the version that is shown first. */
export async function readGuidePages(allContent: AllContent, siteDir: string): Promise<Guide[]> {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const own = aliasedSitePath(path.resolve(siteDir, paths.pages), siteDir);
  const pages = docs
    .flatMap(({ loadedVersions }) => loadedVersions)
    .filter(({ isLast }) => isLast)
    .flatMap((version) => version.docs)
    .filter(({ source, unlisted }) => !source.startsWith(`${own}/`) && !GENERATED.test(source) && !unlisted);
  const guides = pages.map(async ({ source, title, description, permalink }) => {
    const filePath = path.join(siteDir, source.replace('@site/', ''));
    const { content } = await parseMarkdownFile({
      filePath,
      fileContent: applyBranding(await readFile(filePath, 'utf8')),
      parseFrontMatter,
    });
    return { title, description, permalink: withoutBasePath(permalink, site.basePath), markdown: content };
  });
  return (await Promise.all(guides)).sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}
