import type { KnownOperation } from 'docusaurus-preset-portal/program';
import { serverPath } from 'openapi-toolkit';
import type { ServerData } from './knowledge';
import { argumentsOf, type Tool, textArgument, unknownName } from './tool';

/** Returns the path in a page reference: a URL or path, with or without `.md`, a trailing slash or a fragment. */
function pathOf(address: string, siteUrl: string): string {
  const path = address
    .replace(siteUrl, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.md$/, '')
    .replace(/^\/*|\/+$/g, '');
  return path === '' || path === 'index' ? '/index.md' : `/${path}.md`;
}

/** Returns the path of a page. Only known pages are looked up, so path traversal is impossible. */
export function pageAt(address: string, { pages, siteUrl }: ServerData): string {
  const path = pathOf(address.trim(), siteUrl);
  const page = pages.find((known) => known === path || `${known}.md` === path);
  if (!page) throw unknownName('page', address, pages);
  return page;
}

/** Returns the text of a page, or one section of it, whichever part of a long page that is in. */
function textOf(page: string, section: string | undefined, { pages, file }: ServerData): string {
  const read = (path: string) => file(path.slice(1));
  if (section === undefined) return read(page);
  const parts = pages.filter((path) => path.startsWith(page.replace(/\.md$/, '/part-')));
  return sectionOf([read(page), ...parts.map((part) => read(part).replace(/^>.*\n/, ''))].join('\n'), section);
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const METHOD_AND_PATH = /^(get|put|post|delete|patch|head|options|trace)\s+(\S+)$/i;

/** Finds an operation by `api/operation`, its slug or operation ID alone, its address, or method and path. */
export function operationAt(address: string, { operations, siteUrl }: ServerData): KnownOperation {
  const requested = address.trim();
  const call = METHOD_AND_PATH.exec(requested);
  const isCalled = (operation: KnownOperation) =>
    call !== null &&
    operation.method === call[1]?.toLowerCase() &&
    [operation.path, serverPath(operation.server) + operation.path].includes(call[2] ?? '');
  const page = pathOf(requested, siteUrl);
  const found =
    operations.find(
      (operation) =>
        operation.name === requested ||
        operation.operationId === requested ||
        operation.page === page ||
        isCalled(operation),
    ) ?? only(operations.filter(({ name }) => name.slice(name.indexOf('/') + 1) === requested));
  const names = operations.map((operation) => operation.name);
  if (!found) throw unknownName('operation', requested, names);
  return found;
}

/** Returns one section of a text: from its heading to the next of the same or a higher level. */
function sectionOf(text: string, heading: string): string {
  const lines = text.split('\n');
  let isCode = false;
  const headings = lines.flatMap((line, at) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, marks, title] = /^(#{1,6}) (.+)$/.exec(isCode ? '' : line) ?? [];
    return marks && title ? [{ at, level: marks.length, title }] : [];
  });
  const requested = heading.trim().toLowerCase();
  const first =
    headings.find(({ title }) => title.toLowerCase() === requested) ??
    headings.find(({ title }) => title.toLowerCase().includes(requested));
  const titles = headings.map(({ title }) => title);
  if (!first) throw unknownName('section', heading, titles);
  const next = headings.find(({ at, level }) => at > first.at && level <= first.level);
  return lines.slice(first.at, next?.at).join('\n').trim();
}

export const OPERATION = textArgument('Name ("api/operation"), its slug or operation ID, or method and path.');
const SECTION = textArgument('Heading of one section, to read that alone: "Parameters", "Errors".');

export const getPage: Tool<{ page: string; section?: string }> = {
  name: 'get_page',
  title: 'Read a page',
  description:
    'A page of this documentation as Markdown, whole (a long one in parts, which it names) or one section of it; or a program that a page links to.',
  input: argumentsOf(
    { page: textArgument('Address or path of the page, as search and links give it.'), section: SECTION },
    ['page'],
  ),
  run: ({ page, section }, knowledge) => textOf(pageAt(page, knowledge), section, knowledge),
};

export const getOperation: Tool<{ operation: string; section?: string }> = {
  name: 'get_operation',
  title: 'Read an operation',
  description:
    'Reference of an operation: parameters, body, responses field by field, errors, sections of the site, next calls.',
  input: argumentsOf({ operation: OPERATION, section: SECTION }, ['operation']),
  run: ({ operation, section }, knowledge) => textOf(operationAt(operation, knowledge).page, section, knowledge),
};
