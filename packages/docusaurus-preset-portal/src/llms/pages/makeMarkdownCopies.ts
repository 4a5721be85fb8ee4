import type { BuildCache } from '../../lib/fileCache';
import { visibleText } from '../../lib/visibleText';
import type { ReferencePageData } from '../../openapi/model';
import type { PublishedContract } from '../../reference/publishedContracts';
import { forPrograms } from '../forPrograms';
import { linkResolver } from './addresses';
import { type FactsCache, readBuiltPages } from './builtPages';
import { type MarkdownCopy, markdownCopyOf } from './markdownCopy';

const withVisibleText = ({ title, description, text, ...rest }: MarkdownCopy): MarkdownCopy => ({
  ...rest,
  title: visibleText(title),
  description: visibleText(description),
  text: forPrograms(rest.path, text),
});

/**
 * Generates the Markdown copy of every page of a build. The caches are valid only for the same reference and generator,
 * so their names must include a hash of both.
 *
 * @returns the copies, and their permalinks by the file of their page.
 */
export async function makeMarkdownCopies(
  build: string,
  routes: readonly string[],
  pages: readonly ReferencePageData[],
  contracts: readonly PublishedContract[],
  caches: { copies: Pick<BuildCache, 'get'>; facts: FactsCache },
) {
  const reference = new Map(pages.map((page) => [page.permalink, page]));
  const { pages: built, files } = await readBuiltPages(
    build,
    routes,
    (permalink) => !reference.has(permalink),
    caches.facts,
  );
  const addresses = built.map(({ permalink }) => permalink);
  const linkTo = linkResolver(addresses, (permalink) => reference.has(permalink));
  const linked = JSON.stringify(addresses);
  const copies: MarkdownCopy[] = [];
  for (const page of built) {
    const { content: _tree, ...input } = page;
    const generate = async () => Buffer.from(JSON.stringify(markdownCopyOf(page, { reference, contracts, linkTo })));
    const text = await caches.copies.get(`${JSON.stringify(input)}${linked}`, generate);
    copies.push(withVisibleText(JSON.parse(Buffer.from(text).toString()) as MarkdownCopy));
  }
  return { copies, files };
}

/** Generates the Markdown copies of reference pages from their models, without a build. */
export function makeReferenceCopies(
  pages: readonly ReferencePageData[],
  contracts: readonly PublishedContract[],
): MarkdownCopy[] {
  const reference = new Map(pages.map((page) => [page.permalink, page]));
  const linkTo = linkResolver(undefined, (permalink) => reference.has(permalink));
  return pages.map((page) => {
    const { permalink, api } = page;
    const [title, description] =
      page.kind === 'operation' ? [page.operation.title, page.operation.lead] : [api.title, page.summary ?? ''];
    return markdownCopyOf({ permalink, title, description }, { reference, contracts, linkTo });
  });
}
