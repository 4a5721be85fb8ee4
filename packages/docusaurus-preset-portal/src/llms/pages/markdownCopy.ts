import { site } from 'docusaurus-preset-portal/content';
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

/** The parts of a page that its Markdown copy needs; content is read only for pages without a model. */
export type SourcePage = Omit<BuiltPage, 'file'>;

/** Inputs of Markdown copies besides their pages. */
export interface CopyInputs {
  reference: ReadonlyMap<string, ReferencePageData>;
  contracts: readonly PublishedContract[];
  linkTo: (href: string, from?: string) => string;
}

/** Returns version and hash of the contracts that a page is about: of its API, or of all. */
function contractOf(
  page: ReferencePageData | undefined,
  contracts: readonly PublishedContract[],
): { version: string; hash: string } {
  const ownContracts = contracts.filter(({ api }) => !page || api === page.api.id);
  const [first] = ownContracts;
  if (first && ownContracts.length === 1) return first;
  const versions = [...new Set(ownContracts.map(({ version }) => version))];
  return { version: versions.join(', '), hash: namedHash(ownContracts.map(({ hash }) => hash).join('\n')) };
}

function headOf(
  { permalink, title }: SourcePage,
  page: ReferencePageData | undefined,
  contracts: readonly PublishedContract[],
): string {
  const { version, hash } = contractOf(page, contracts);
  return `---
title: ${JSON.stringify(title)}
url: ${absolute(permalink)}
api_version: ${JSON.stringify(version)}
contract_hash: ${hash}
---

> For programs: the index of these pages is ${link(INDEX, absolute(INDEX))}.

`;
}

/** Returns the complete page as Markdown, below its front matter: programs cannot know about anything it leaves out. */
function bodyOf(built: SourcePage, page: ReferencePageData | undefined, { linkTo }: CopyInputs): string {
  const to = (href: string) => linkTo(href, built.permalink);
  // The links of a finished page have the base path.
  if (built.content) return elementToMarkdown(built.content(), (href) => to(withoutBasePath(href, site.basePath)));
  if (page === undefined) throw new Error(`${built.permalink} is read without its content.`);
  return page.kind === 'overview' ? overviewMarkdown(page, to) : operationMarkdown(page, to);
}

/** Returns the description of a reference page: the first paragraph of an operation, the summary of an API. */
function descriptionOf(page: ReferencePageData): string {
  if (page.kind === 'overview') return page.summary ?? '';
  const { description = '', lead } = page.operation;
  const [, first] = /<p>([\s\S]*?)<\/p>/.exec(description) ?? [];
  return first === undefined ? lead : treeText(parseTree(first)).replace(/\s+/g, ' ').trim();
}

/** Generates the Markdown copy of a page: from the model for reference pages, from the HTML for any other. */
export function markdownCopyOf(built: SourcePage, sources: CopyInputs): MarkdownCopy {
  const page = sources.reference.get(built.permalink);
  const head = headOf(built, page, sources.contracts);
  const body = bodyOf(built, page, sources);
  const { permalink, title } = built;
  // The description in the HTML of a reference page is shortened for search engines.
  const description = (page && descriptionOf(page)) || built.description;
  const path = markdownPath(permalink);
  return { permalink, path, title, description, api: page?.api.id, text: `${head}${body}\n` };
}
