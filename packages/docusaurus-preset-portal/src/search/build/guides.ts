import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { parseMarkdownFile } from '@docusaurus/utils';
import { site } from 'docusaurus-preset-portal/content';
import { withoutBasePath } from '../../lib/basePath';
import { parseFrontMatter } from '../../lib/frontMatter';
import { applyBranding } from '../../openapi/applyBranding';
import type { Guide } from './records/guides';

/** Generated reference pages, which have records of their own. */
const GENERATED = /^@site\/docs\/api\//;

/** Reads the hand-written pages of the docs plugin. */
export async function readGuidePages(allContent: AllContent, siteDir: string): Promise<Guide[]> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const pages = (docs?.loadedVersions ?? [])
    .flatMap((version) => version.docs)
    .filter(({ source, unlisted }) => !GENERATED.test(source) && !unlisted);
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
