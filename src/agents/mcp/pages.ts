import { serverPath } from '../../openapi/serverUrl';
import type { Knowledge, KnownOperation, KnownPage } from './knowledge';
import { notFound } from './ToolError';
import { argumentsOf, type Tool, textArgument } from './tool';

/** The path in what a caller names a page by: an address, a path, with or without `.md`, a slash or an anchor. */
function pathOf(given: string, siteUrl: string): string {
  const path = given
    .replace(siteUrl, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.md$/, '')
    .replace(/^\/*|\/+$/g, '');
  return path === '' || path === 'index' ? '/index.md' : `/${path}.md`;
}

/** The page with this address. Looked up among the packed pages only, so no path leads out of them. */
export function pageAt(given: string, { pages, siteUrl, elsewhere }: Knowledge): KnownPage {
  const path = pathOf(given.trim(), siteUrl);
  const page = pages.find((one) => one.path === path);
  if (!page)
    throw notFound(
      'page',
      given,
      pages.map((one) => one.path),
      elsewhere,
    );
  return page;
}

const METHOD_AND_PATH = /^(get|put|post|delete|patch|head|options|trace)\s+(\S+)$/i;

/** The operation with this name: `api/operation`, its operation ID, or method and path. */
export function operationAt(given: string, { operations }: Knowledge): KnownOperation {
  const wanted = given.trim();
  const call = METHOD_AND_PATH.exec(wanted);
  const found = operations.find(
    (one) =>
      one.name === wanted ||
      one.operationId === wanted ||
      (call &&
        one.method === call[1]?.toLowerCase() &&
        [one.path, serverPath(one.server) + one.path].includes(call[2] ?? '')),
  );
  if (!found)
    throw notFound(
      'operation',
      wanted,
      operations.map(({ name }) => name),
    );
  return found;
}

/** One section of a page: from its heading to the next of the same level or above. */
export function sectionOf({ text }: KnownPage, heading: string): string {
  const lines = text.split('\n');
  let isCode = false;
  const heads = lines.flatMap((line, at) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, marks, title] = /^(#{1,6}) (.+)$/.exec(isCode ? '' : line) ?? [];
    return marks && title ? [{ at, level: marks.length, title }] : [];
  });
  const wanted = heading.trim().toLowerCase();
  const first =
    heads.find(({ title }) => title.toLowerCase() === wanted) ??
    heads.find(({ title }) => title.toLowerCase().includes(wanted));
  if (!first)
    throw notFound(
      'section',
      heading,
      heads.map(({ title }) => title),
    );
  const next = heads.find(({ at, level }) => at > first.at && level <= first.level);
  return lines.slice(first.at, next?.at).join('\n').trim();
}

const SECTION = textArgument('Heading of one section, to read that alone: "Parameters", "Errors".');

export const getPage: Tool<{ page: string; section?: string }> = {
  name: 'get_page',
  title: 'Read a page',
  description: 'A page of this documentation as Markdown, whole or one section of it.',
  input: argumentsOf(
    { page: textArgument('Address or path of the page, as search and links give it.'), section: SECTION },
    ['page'],
  ),
  run: ({ page, section }, knowledge) => {
    const found = pageAt(page, knowledge);
    return section ? sectionOf(found, section) : found.text;
  },
};

export const getOperation: Tool<{ operation: string; section?: string }> = {
  name: 'get_operation',
  title: 'Read an operation',
  description:
    'Reference of an operation: parameters, body, responses field by field, errors, personal data, next calls.',
  input: argumentsOf(
    { operation: textArgument('Name ("api/operation"), operation ID, or method and path.'), section: SECTION },
    ['operation'],
  ),
  run: ({ operation, section }, knowledge) => {
    const page = pageAt(operationAt(operation, knowledge).page, knowledge);
    return section ? sectionOf(page, section) : page.text;
  },
};
