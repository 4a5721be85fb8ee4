import { type ReferencePageData, visibleText } from 'openapi-toolkit';
import type { Portal } from '../../content/portal';
import { markdownPath, withoutBasePath } from '../../lib/basePath';
import type { Guide } from '../../plugins/finished-pages/guide';
import { treeText } from '../../plugins/finished-pages/prepareTree';
import { namedHash, type PublishedContract } from '../../reference/publishedContracts';
import { forPrograms } from '../forPrograms';
import { parseTree, treeToMarkdown } from '../markdown/fromHtml';
import { link } from '../markdown/toMarkdown';
import { operationMarkdown } from '../operations/operation';
import { overviewMarkdown } from '../operations/overview';
import type { Terms } from '../operations/writing';
import { absolute, INDEX, linkResolver } from './addresses';

/** A page as Markdown. */
export interface MarkdownCopy {
  permalink: string;
  path: string;
  title: string;
  description: string;
  api?: string;
  lang?: string;
  text: string;
}

type LinkTo = (href: string, from?: string) => string;
type OfCopies = Pick<Portal, 'apis' | 'site'> &
  Terms & {
    /** Contracts that are published with the pages. */
    contracts: readonly PublishedContract[];
  };

/** Returns version and hash of the contracts that a page is about: of its API, or of all. */
function contractOf(api: string | undefined, { contracts }: OfCopies): { version: string; hash: string } {
  const ownContracts = contracts.filter((contract) => api === undefined || contract.api === api);
  const [first] = ownContracts;
  if (first && ownContracts.length === 1) return first;
  const versions = [...new Set(ownContracts.map(({ version }) => version))];
  return { version: versions.join(', '), hash: namedHash(ownContracts.map(({ hash }) => hash).join('\n')) };
}

function copyOf(page: Omit<MarkdownCopy, 'path' | 'text'>, body: string, portal: OfCopies): MarkdownCopy {
  const { site } = portal;
  const { permalink, title, api, lang } = page;
  const { version, hash } = contractOf(api, portal);
  const text = `---
title: ${JSON.stringify(title)}
${lang ? `lang: ${lang}\n` : ''}url: ${absolute(site, permalink)}
api_version: ${JSON.stringify(version)}
contract_hash: ${hash}
---

> For programs: the index of these pages is ${link(INDEX, absolute(site, INDEX))}.

${body}
`;
  return { ...page, path: markdownPath(permalink), text };
}

/** Returns the description of a reference page: the first paragraph of an operation, the summary of an API. */
function descriptionOf(page: ReferencePageData, { apis }: OfCopies): string {
  if (page.kind === 'overview') return page.summary ?? apis.find(({ id }) => id === page.api.id)?.blurb ?? '';
  const { description = '', lead } = page.operation;
  const [, first] = /<p>([\s\S]*?)<\/p>/.exec(description) ?? [];
  return first === undefined ? lead : treeText(parseTree(first)).replace(/\s+/g, ' ').trim();
}

/** Generates the Markdown copy of a reference page from its model. Programs cannot know about anything it leaves out. */
function referenceCopy(page: ReferencePageData, portal: OfCopies, linkTo: LinkTo): MarkdownCopy {
  const { permalink, api } = page;
  const to = (href: string) => linkTo(href, permalink);
  const [title, body] =
    page.kind === 'overview'
      ? [api.title, overviewMarkdown(page, to, portal)]
      : [page.operation.title, operationMarkdown(page, to, portal)];
  return copyOf({ permalink, title, description: descriptionOf(page, portal), api: api.id }, body, portal);
}

/** Generates the Markdown copy of any other page from its content, whose links have the base path. */
function guideCopy(
  permalink: string,
  { title, description, lang, content }: Guide,
  portal: OfCopies,
  linkTo: LinkTo,
): MarkdownCopy {
  const to = (href: string) => linkTo(withoutBasePath(href, portal.site.basePath), permalink);
  return copyOf({ permalink, title, description, lang }, treeToMarkdown(content, to), portal);
}

const withVisibleText = ({ title, description, text, ...rest }: MarkdownCopy): MarkdownCopy => ({
  ...rest,
  title: visibleText(title),
  description: visibleText(description),
  text: forPrograms(rest.path, text),
});

/** Generates the Markdown copy of every page of a build, in route order: of its content, or of the model of the reference. */
export function makeMarkdownCopies(
  routes: readonly string[],
  pages: readonly ReferencePageData[],
  guides: ReadonlyMap<string, Guide>,
  portal: OfCopies,
): MarkdownCopy[] {
  const reference = new Map(pages.map((page) => [page.permalink, page]));
  const copied = [...new Set(routes)].filter((permalink) => reference.has(permalink) || guides.has(permalink));
  const linkTo = linkResolver(portal.site, copied, (permalink) => reference.has(permalink));
  return copied.map((permalink) => {
    const page = reference.get(permalink);
    const copy = page
      ? referenceCopy(page, portal, linkTo)
      : guideCopy(permalink, guides.get(permalink) as Guide, portal, linkTo);
    return withVisibleText(copy);
  });
}

/** Generates the Markdown copies of reference pages from their models, without a build. */
export function makeReferenceCopies(pages: readonly ReferencePageData[], portal: OfCopies): MarkdownCopy[] {
  const reference = new Set(pages.map(({ permalink }) => permalink));
  const linkTo = linkResolver(portal.site, undefined, (permalink) => reference.has(permalink));
  return pages.map((page) => referenceCopy(page, portal, linkTo));
}
