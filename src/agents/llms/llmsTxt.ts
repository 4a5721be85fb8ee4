import { apis } from '../../apis';
import { site } from '../../site';
import { link, text } from '../markdown/toMarkdown';
import { absolute } from '../pages/addresses';
import type { Section } from '../pages/sections';
import type { Twin } from '../pages/twin';

/** Characters that `llms.txt` has at most. */
export const MAX_CHARACTERS = 25_000;

/** Returns the first sentence of a description: up to a full stop before a capital. */
const sentenceOf = (description: string): string =>
  /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(description)?.[0] ?? description;

/** Returns the line about a page: its first sentence whole, or none. */
function lineOf({ title, path, description }: Twin, isDescribed: boolean): string {
  const about = isDescribed && sentenceOf(description);
  return `- ${link(text(title), absolute(path))}${about ? `: ${text(about)}` : ''}`;
}

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${text(title)}\n\n${lines.join('\n')}` : '';

/** Path of the index of an API, and of its pages in one file. */
export const apiIndex = (route: string): string => `${route}/llms.txt`;
export const apiPages = (route: string): string => `${route}/llms-full.txt`;

export interface LlmsSources {
  twins: readonly Twin[];
  sections: readonly Section[];
  instructions: string;
  /** Further files for programs, each with a line about it. */
  files: readonly { title: string; path: string; about: string }[];
}

/** The twins of a section, each page once over all sections. */
function grouped({ twins, sections }: Pick<LlmsSources, 'twins' | 'sections'>): { title: string; twins: Twin[] }[] {
  const left = new Map(twins.map((twin) => [twin.permalink, twin]));
  const take = (permalink: string): Twin[] => {
    const twin = left.get(permalink);
    left.delete(permalink);
    return twin ? [twin] : [];
  };
  const groups = sections.map(({ title, permalinks }) => ({ title, twins: permalinks.flatMap(take) }));
  return [...groups, { title: 'More', twins: [...left.values()] }];
}

const head = (title: string, about: string, rest: string): string =>
  [`# ${text(title)}`, `> ${text(about)}`, rest].filter(Boolean).join('\n\n');

/**
 * The index of the site for programs (llmstxt.org): what it is, instructions, and a link with a sentence for each page. A
 * site with more pages than there is room for leaves operations to the indexes of their APIs, then the sentences out.
 */
export function llmsTxt(sources: LlmsSources): string {
  const { instructions, files } = sources;
  const groups = grouped(sources);
  const indexes = apis.map(
    ({ title, route, blurb }) => `- ${link(text(`${title}: index`), absolute(apiIndex(route)))}: ${text(blurb)}`,
  );
  const others = files.map(({ title, path, about }) => `- ${link(text(title), absolute(path))}: ${text(about)}`);
  const write = (isDescribed: boolean, fits: (twin: Twin) => boolean): string =>
    `${[
      head(site.title, site.description, instructions),
      ...groups.map(({ title, twins }) =>
        listOf(
          title,
          twins.filter(fits).map((twin) => lineOf(twin, isDescribed)),
        ),
      ),
      listOf('Indexes of the APIs', indexes),
      listOf('Optional', others),
    ]
      .filter(Boolean)
      .join('\n\n')}\n`;
  const isEntry = ({ permalink }: Twin) => apis.some(({ route }) => route === permalink);
  const isOpening = (twin: Twin) => twin.api === undefined || isEntry(twin);
  const shorter = [write(true, () => true), write(true, isOpening), write(false, isOpening), write(false, isEntry)];
  return shorter.find((made) => made.length <= MAX_CHARACTERS) ?? shorter.slice(-1).join();
}

/** The index of one API: its pages, its contract, and all pages in one file. */
export function apiLlmsTxt(api: (typeof apis)[number], twins: readonly Twin[]): string {
  const { id, title, route, blurb } = api;
  const files = [
    `- ${link('All pages in one file', absolute(apiPages(route)))}`,
    `- ${link('Contract, OpenAPI', absolute(`/openapi/${id}.json`))}`,
    `- ${link('Index of the site', absolute('/llms.txt'))}`,
  ];
  const own = twins.filter((twin) => twin.api === id);
  return `${[
    head(title, blurb, ''),
    listOf(
      'Pages',
      own.map((twin) => lineOf(twin, true)),
    ),
    listOf('Files', files),
  ].join('\n\n')}\n`;
}

/** All pages of an API, one after the other. */
export const apiLlmsFull = (id: string, twins: readonly Twin[]): string =>
  twins
    .filter(({ api }) => api === id)
    .map(({ text: page }) => page.trim())
    .join('\n\n');
