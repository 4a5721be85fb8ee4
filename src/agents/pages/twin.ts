import type { ReferencePage } from '../../openapi/model';
import { guides } from '../../site';
import { elementToMarkdown } from '../markdown/fromHtml';
import { link } from '../markdown/toMarkdown';
import { operationMarkdown } from '../twins/operation';
import { overviewMarkdown } from '../twins/overview';
import { LEFT_OUT, LEVELS, type Level } from '../twins/writing';
import { absolute, INDEX, twinPath } from './addresses';
import type { BuiltPage } from './builtPages';
import { type Contract, sha256 } from './contracts';
import { cutTo } from './cutTo';

/** Characters a twin has at most: what programs read in one piece. */
export const MAX_CHARACTERS = 25_000;
/** The same of a page with code lists or attributes, which are read for one of them. */
export const MAX_LIST_CHARACTERS = 50_000;

/** A page as Markdown. */
export interface Twin {
  permalink: string;
  /** Path on the site. */
  path: string;
  title: string;
  description: string;
  /** Id of the API that it is the reference of. */
  api?: string;
  text: string;
}

/** A page as far as its twin needs it; what it shows is read only of a page that is not made from a model. */
export type ShownPage = Omit<BuiltPage, 'file'>;

/** What twins are made from besides their page. */
export interface Sources {
  reference: ReadonlyMap<string, ReferencePage>;
  contracts: readonly Contract[];
  linkTo: (href: string, from?: string) => string;
}

export const maxOf = (permalink: string): number =>
  [guides.codeLists, guides.attributes].some((list) => list && permalink.startsWith(list))
    ? MAX_LIST_CHARACTERS
    : MAX_CHARACTERS;

/** Version and hash of the contracts that a page is about: of its API, or of all. */
function contractOf(
  page: ReferencePage | undefined,
  contracts: readonly Contract[],
): { version: string; hash: string } {
  const own = contracts.filter(({ api }) => !page || api === page.api.id);
  const [first] = own;
  if (first && own.length === 1) return first;
  const versions = [...new Set(own.map(({ version }) => version))];
  return { version: versions.join(', '), hash: sha256(own.map(({ hash }) => hash).join('\n')) };
}

function headOf(
  { permalink, title }: ShownPage,
  page: ReferencePage | undefined,
  contracts: readonly Contract[],
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

/** The body of a twin that fits, with as much of the page as can be. */
function bodyOf(built: ShownPage, page: ReferencePage | undefined, { linkTo }: Sources, room: number): string {
  const to = (href: string) => linkTo(href, built.permalink);
  const onPage = `The rest is on ${link(built.title, absolute(built.permalink))}.`;
  if (built.content) {
    const content = built.content();
    const whole = elementToMarkdown(content, to);
    if (whole.length <= room) return whole;
    const less = `Left to ${link(built.title, absolute(built.permalink))} for length: links in tables, sources of lists, long examples.`;
    return cutTo(`${elementToMarkdown(content, to, true)}\n\n${less}`, room, onPage);
  }
  if (page === undefined) throw new Error(`${built.permalink} is read without its content.`);
  if (page.kind === 'overview') return cutTo(overviewMarkdown(page, to), room, onPage);
  const rest = (level: Level) =>
    `Left to ${link('the contract', absolute(`/openapi/${page.api.id}.json`))} for length: ${LEFT_OUT.slice(0, level).join('; ')}.`;
  for (const level of LEVELS) {
    const body = operationMarkdown(page, to, level);
    const whole = level === 0 ? body : `${body}\n\n${rest(level)}`;
    if (whole.length <= room) return whole;
  }
  return cutTo(operationMarkdown(page, to, 4), room, rest(4));
}

/** Makes the Markdown twin of a page: of a reference page from its model, of any other from what it shows. */
export function twinOf(built: ShownPage, sources: Sources): Twin {
  const page = sources.reference.get(built.permalink);
  const head = headOf(built, page, sources.contracts);
  const body = bodyOf(built, page, sources, maxOf(built.permalink) - head.length - 1);
  const { permalink, title, description } = built;
  return { permalink, path: twinPath(permalink), title, description, api: page?.api.id, text: `${head}${body}\n` };
}
