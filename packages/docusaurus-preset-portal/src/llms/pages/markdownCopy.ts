import { apis, site } from 'docusaurus-preset-portal/content';
import { withoutBasePath } from '../../lib/basePath';
import type { ReferencePageData } from '../../openapi/model';
import { namedHash, type PublishedContract } from '../../reference/publishedContracts';
import { elementToMarkdown, parseTree } from '../markdown/fromHtml';
import { treeText } from '../markdown/hast';
import { link } from '../markdown/toMarkdown';
import { operationMarkdown } from '../operations/operation';
import { overviewMarkdown } from '../operations/overview';
import { absolute, INDEX, markdownPath } from './addresses';
import type { BuiltPage } from './builtPages';

/** A page as Markdown. */
export interface MarkdownCopy {
  permalink: string;
  path: string;
  title: string;
  description: string;
  api?: string;
  text: string;
}

type LinkTo = (href: string, from?: string) => string;
type Contracts = readonly PublishedContract[];

/** Returns version and hash of the contracts that a page is about: of its API, or of all. */
function contractOf(api: string | undefined, contracts: Contracts): { version: string; hash: string } {
  const ownContracts = contracts.filter((contract) => api === undefined || contract.api === api);
  const [first] = ownContracts;
  if (first && ownContracts.length === 1) return first;
  const versions = [...new Set(ownContracts.map(({ version }) => version))];
  return { version: versions.join(', '), hash: namedHash(ownContracts.map(({ hash }) => hash).join('\n')) };
}

function copyOf(page: Omit<MarkdownCopy, 'path' | 'text'>, body: string, contracts: Contracts): MarkdownCopy {
  const { permalink, title, api } = page;
  const { version, hash } = contractOf(api, contracts);
  const text = `---
title: ${JSON.stringify(title)}
url: ${absolute(permalink)}
api_version: ${JSON.stringify(version)}
contract_hash: ${hash}
---

> For programs: the index of these pages is ${link(INDEX, absolute(INDEX))}.

${body}
`;
  return { ...page, path: markdownPath(permalink), text };
}

/** Returns the description of a reference page: the first paragraph of an operation, the summary of an API. */
function descriptionOf(page: ReferencePageData): string {
  if (page.kind === 'overview') return page.summary ?? apis.find(({ id }) => id === page.api.id)?.blurb ?? '';
  const { description = '', lead } = page.operation;
  const [, first] = /<p>([\s\S]*?)<\/p>/.exec(description) ?? [];
  return first === undefined ? lead : treeText(parseTree(first)).replace(/\s+/g, ' ').trim();
}

/** Generates the Markdown copy of a reference page from its model. Programs cannot know about anything it leaves out. */
export function referenceCopy(page: ReferencePageData, contracts: Contracts, linkTo: LinkTo): MarkdownCopy {
  const { permalink, api } = page;
  const to = (href: string) => linkTo(href, permalink);
  const [title, body] =
    page.kind === 'overview'
      ? [api.title, overviewMarkdown(page, to)]
      : [page.operation.title, operationMarkdown(page, to)];
  return copyOf({ permalink, title, description: descriptionOf(page), api: api.id }, body, contracts);
}

/** Generates the Markdown copy of any other page from its HTML, whose links have the base path. */
export function guideCopy({ content, ...page }: BuiltPage, contracts: Contracts, linkTo: LinkTo): MarkdownCopy {
  const to = (href: string) => linkTo(withoutBasePath(href, site.basePath), page.permalink);
  return copyOf(page, elementToMarkdown(content, to), contracts);
}
