import { visibleText } from '../../lib/visibleText';
import type { ReferencePageData } from '../../openapi/model';
import type { PublishedContract } from '../../reference/publishedContracts';
import { forPrograms } from '../forPrograms';
import { linkResolver } from './addresses';
import { pageFile, readBuiltPages } from './builtPages';
import { guideCopy, type MarkdownCopy, referenceCopy } from './markdownCopy';

const withVisibleText = ({ title, description, text, ...rest }: MarkdownCopy): MarkdownCopy => ({
  ...rest,
  title: visibleText(title),
  description: visibleText(description),
  text: forPrograms(rest.path, text),
});

/**
 * Generates the Markdown copy of every page of a build: from its HTML, or from the model of the reference.
 *
 * @returns the copies in route order, and their permalinks by the file of their page.
 */
export async function makeMarkdownCopies(
  build: string,
  routes: readonly string[],
  pages: readonly ReferencePageData[],
  contracts: readonly PublishedContract[],
) {
  const reference = new Map(pages.map((page) => [page.permalink, page]));
  const permalinks = [...new Set(routes)];
  const { pages: built, files } = await readBuiltPages(
    build,
    permalinks.filter((permalink) => !reference.has(permalink)),
  );
  const guides = new Map(built.map((page) => [page.permalink, page]));
  const copied = permalinks.filter((permalink) => reference.has(permalink) || guides.has(permalink));
  const linkTo = linkResolver(copied, (permalink) => reference.has(permalink));
  const copies = copied.map((permalink) => {
    const [page, guide] = [reference.get(permalink), guides.get(permalink)];
    if (page) files.set(pageFile(permalink), permalink);
    const copy = page ? referenceCopy(page, contracts, linkTo) : guide && guideCopy(guide, contracts, linkTo);
    return withVisibleText(copy as MarkdownCopy);
  });
  return { copies, files };
}

/** Generates the Markdown copies of reference pages from their models, without a build. */
export function makeReferenceCopies(
  pages: readonly ReferencePageData[],
  contracts: readonly PublishedContract[],
): MarkdownCopy[] {
  const reference = new Set(pages.map(({ permalink }) => permalink));
  const linkTo = linkResolver(undefined, (permalink) => reference.has(permalink));
  return pages.map((page) => referenceCopy(page, contracts, linkTo));
}
