import type { OverviewPage, ReferencePageData } from 'openapi-toolkit';
import type { Portal } from '../../content/portal';
import { aboutOf } from '../../content/sandbox';
import type { Api, Owner } from '../../content/site';
import { PUBLISHED_LIST } from '../../reference/history/publishVersions';
import { WORKFLOWS } from '../../workflows';
import { escapeInline, link } from '../markdown/toMarkdown';
import { absolute, INDEX } from '../pages/addresses';
import type { MarkdownCopy } from '../pages/markdownCopy';
import type { RelatedSection } from '../pages/sections';

/** Maximum size of `llms.txt`, in characters. */
export const MAX_CHARACTERS = 25_000;

const sentenceOf = (description: string): string =>
  /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(description)?.[0] ?? description;

function lineOf(site: Owner, { title, path, description }: MarkdownCopy, isDescribed: boolean): string {
  const about = isDescribed && sentenceOf(description);
  return `- ${link(escapeInline(title), absolute(site, path))}${about ? `: ${escapeInline(about)}` : ''}`;
}

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${escapeInline(title)}\n\n${lines.join('\n')}` : '';

/** Path of the index of an API, and of the file with all its pages. */
const apiIndex = (route: string): string => `${route}/llms.txt`;
const apiPages = (route: string): string => `${route}/llms-full.txt`;

interface LlmsSources {
  portal: Pick<Portal, 'apis' | 'site'>;
  copies: readonly MarkdownCopy[];
  sections: readonly RelatedSection[];
  instructions: string;
  files: readonly { title: string; path: string; about: string }[];
}

/** Groups the Markdown copies by section; a page is in one section only. */
function grouped({ copies, sections }: LlmsSources): { title: string; copies: MarkdownCopy[] }[] {
  const remaining = new Map(copies.map((copy) => [copy.permalink, copy]));
  const take = (permalink: string): MarkdownCopy[] => {
    const copy = remaining.get(permalink);
    remaining.delete(permalink);
    return copy ? [copy] : [];
  };
  const groups = sections.map(({ title, permalinks }) => ({ title, copies: permalinks.flatMap(take) }));
  return [...groups, { title: 'More', copies: [...remaining.values()] }];
}

const head = (title: string, about: string, rest: string): string =>
  [`# ${escapeInline(title)}`, `> ${escapeInline(about)}`, rest].filter(Boolean).join('\n\n');

/**
 * Builds the index of the site for programs (llmstxt.org). If it exceeds the limit, operations move to the indexes of
 * their APIs, then the sentences of pages are left out.
 */
export function llmsTxt(sources: LlmsSources): string {
  const { portal, instructions, files } = sources;
  const { apis, site } = portal;
  const groups = grouped(sources);
  const indexes = apis.map(
    ({ title, route, blurb }) =>
      `- ${link(escapeInline(`${title}: index`), absolute(site, apiIndex(route)))}: ${escapeInline(blurb)}`,
  );
  const others = files.map(
    ({ title, path, about }) => `- ${link(escapeInline(title), absolute(site, path))}: ${escapeInline(about)}`,
  );
  const write = (isDescribed: boolean, fits: (copy: MarkdownCopy) => boolean): string =>
    `${[
      head(site.title, site.description, instructions),
      ...groups.map(({ title, copies }) =>
        listOf(
          title,
          copies.filter(fits).map((copy) => lineOf(site, copy, isDescribed)),
        ),
      ),
      listOf('Indexes of the APIs', indexes),
      listOf('Optional', others),
    ]
      .filter(Boolean)
      .join('\n\n')}\n`;
  const isEntry = ({ permalink }: MarkdownCopy) => apis.some(({ route }) => route === permalink);
  const isOpening = (copy: MarkdownCopy) => copy.api === undefined || isEntry(copy);
  const candidates = [write(true, () => true), write(true, isOpening), write(false, isOpening), write(false, isEntry)];
  return candidates.find((candidate) => candidate.length <= MAX_CHARACTERS) ?? candidates.slice(-1).join();
}

/** Builds the index of one API: its pages, its downloads, such as the contract, and the file with all pages. */
export function apiLlmsTxt(
  site: Owner,
  api: Api,
  copies: readonly MarkdownCopy[],
  downloads: OverviewPage['downloads'] = [],
): string {
  const { id, title, route, blurb } = api;
  const files = [
    `- ${link('All pages in one file', absolute(site, apiPages(route)))}`,
    ...downloads.map(({ label, href }) => `- ${link(escapeInline(label), absolute(site, href))}`),
    `- ${link('Index of the site', absolute(site, '/llms.txt'))}`,
  ];
  const copiesOfApi = copies.filter((copy) => copy.api === id);
  return `${[
    head(title, blurb, ''),
    listOf(
      'Pages',
      copiesOfApi.map((copy) => lineOf(site, copy, true)),
    ),
    listOf('Files', files),
  ].join('\n\n')}\n`;
}

/** Concatenates all pages of an API. */
const apiLlmsFull = (id: string, copies: readonly MarkdownCopy[]): string =>
  copies
    .filter(({ api }) => api === id)
    .map(({ text: page }) => page.trim())
    .join('\n\n');

interface IndexSources extends Omit<LlmsSources, 'files' | 'portal'> {
  pages: readonly ReferencePageData[];
  hasPublished: boolean;
  hasWorkflows: boolean;
}

/** Returns the indexes of a site and of each of its APIs. */
export function indexesOf(portal: Portal, sources: IndexSources): [file: string, text: string][] {
  const { copies, pages, hasPublished, hasWorkflows } = sources;
  const files = [
    portal.sandbox && {
      title: 'Documentation, sandbox and MCP server in one file',
      path: `/${aboutOf(portal).tarball}`,
      about:
        'Runs without a network, with Node.js 20 or later: npx --yes and its address. With --mcp it is an MCP server over stdio.',
    },
    hasPublished && {
      title: 'Published contracts',
      path: PUBLISHED_LIST,
      about: 'Every version of every contract, with its SHA-256.',
    },
    hasWorkflows && {
      title: 'Workflows',
      path: WORKFLOWS,
      about: 'Tasks of several requests: what each hands on, when to repeat (Arazzo 1.0).',
    },
  ].filter((file) => typeof file === 'object');
  const downloadsOf = (id: string) =>
    pages.flatMap((page) => (page.kind === 'overview' && page.api.id === id ? page.downloads : []));
  return [
    [INDEX, llmsTxt({ ...sources, portal, files })],
    ...portal.apis.flatMap((api): [string, string][] => [
      [apiIndex(api.route), apiLlmsTxt(portal.site, api, copies, downloadsOf(api.id))],
      [apiPages(api.route), apiLlmsFull(api.id, copies)],
    ]),
  ];
}
