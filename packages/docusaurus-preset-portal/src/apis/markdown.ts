import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { forPrograms } from '../llms/forPrograms';
import { apiIndex, apiLlmsFull, apiLlmsTxt, apiPages, llmsTxt } from '../llms/index-files/llmsTxt';
import { INDEX } from '../llms/pages/addresses';
import { makeReferenceCopies } from '../llms/pages/makeMarkdownCopies';
import { readPublishedContracts } from '../reference/publishedContracts';
import { readPages } from '../reference/readPages';

/**
 * Writes a Markdown copy of every page of the reference, and the indexes of them; an index that the site has stays.
 *
 * @param hasDownloads True if the build has the contracts: the copies then name their versions.
 */
export async function writeMarkdown(outDir: string, hasDownloads: boolean): Promise<void> {
  const pages = await readPages();
  const copies = makeReferenceCopies(pages, hasDownloads ? await readPublishedContracts(outDir) : []);
  const ofApis = apis.flatMap((api): [string, string][] => {
    const overview = pages.find((page) => page.kind === 'overview' && page.api.id === api.id);
    const downloads = overview?.kind === 'overview' ? overview.downloads : [];
    return [
      [apiIndex(api.route), apiLlmsTxt(api, copies, downloads)],
      [apiPages(api.route), apiLlmsFull(api.id, copies)],
    ];
  });
  const index = existsSync(path.join(outDir, INDEX))
    ? []
    : [[INDEX, llmsTxt({ copies, sections: [], instructions: '', files: [] })] as const];
  for (const [name, text] of [...copies.map((copy) => [copy.path, copy.text] as const), ...ofApis, ...index]) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, forPrograms(name, text));
  }
}
