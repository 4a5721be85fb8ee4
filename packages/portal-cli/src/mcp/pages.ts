import { fence, type KnownOperation } from 'docusaurus-preset-portal/program';
import { ownValue, serverPath } from 'openapi-toolkit';
import { codeLanguage } from 'openapi-toolkit/samples';
import type { ServerData } from './knowledge';
import { argumentsOf, languageArgument, sampleLanguages, type Tool, textArgument, unknownName } from './tool';

/** Returns the path in a page reference: a URL or path, with or without `.md`, a trailing slash or a fragment. */
function pathOf(address: string, siteUrl: string): string {
  const path = address
    .replace(siteUrl, '')
    .replace(/[?#].*$/s, '')
    .replace(/\.md$/, '')
    .replace(/^\/*|\/+$/g, '');
  return path === '' || path === 'index' ? '/index.md' : `/${path}.md`;
}

/** Finds a page by its address. Only known pages are looked up, so path traversal is impossible. */
export function pageAt(address: string, { pages, siteUrl }: ServerData): ServerData['pages'][number] {
  const path = pathOf(address.trim(), siteUrl);
  const page = pages.find((one) => one.path === path || `${one.path}.md` === path);
  const paths = pages.map((one) => one.path);
  if (!page) throw unknownName('page', address, paths);
  return page;
}

/** Returns a page with the text of its parts, if it is a long one. */
function withParts(page: ServerData['pages'][number], { pages }: ServerData): ServerData['pages'][number] {
  const parts = pages.filter((one) => one.path.startsWith(page.path.replace(/\.md$/, '/part-')));
  return { ...page, text: [page.text, ...parts.map(({ text }) => text.replace(/^>.*\n/, ''))].join('\n') };
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const METHOD_AND_PATH = /^(get|put|post|delete|patch|head|options|trace)\s+(\S+)$/i;

/** Finds an operation by `api/operation`, its slug or operation ID alone, its address, or method and path. */
export function operationAt(address: string, { operations, siteUrl }: ServerData): KnownOperation {
  const requested = address.trim();
  const call = METHOD_AND_PATH.exec(requested);
  const isCalled = (one: KnownOperation) =>
    call !== null &&
    one.method === call[1]?.toLowerCase() &&
    [one.path, serverPath(one.server) + one.path].includes(call[2] ?? '');
  const page = pathOf(requested, siteUrl);
  const found =
    operations.find(
      (operation) =>
        operation.name === requested ||
        operation.operationId === requested ||
        operation.page === page ||
        isCalled(operation),
    ) ?? only(operations.filter(({ name }) => name.slice(name.indexOf('/') + 1) === requested));
  const names = operations.map((one) => one.name);
  if (!found) throw unknownName('operation', requested, names);
  return found;
}

/** Returns one section of a page: from its heading to the next of the same or a higher level. */
export function sectionOf({ text }: ServerData['pages'][number], heading: string): string {
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
  run: ({ page, section }, knowledge) => {
    const found = pageAt(page, knowledge);
    return section ? sectionOf(withParts(found, knowledge), section) : found.text;
  },
};

const HANDLER = /^## Your handler$/m;

/** Returns the page of an operation with its samples in one language. @throws ToolError if it has none. */
function inLanguage(
  page: ServerData['pages'][number],
  { samplesFile }: KnownOperation,
  language: string,
  { file }: ServerData,
): ServerData['pages'][number] {
  const [all = {}] = samplesFile ? (JSON.parse(file(`${samplesFile.slice(1)}.json`)) as Record<string, string>[]) : [];
  const code = ownValue(all, language);
  if (code === undefined) throw unknownName('sample in', language, Object.keys(all));
  const { label = language } = sampleLanguages().find((one) => one.language === language) ?? {};
  const heading = HANDLER.test(page.text) ? 'Your handler' : 'Request samples';
  const samples = `## ${heading}\n\n${label}:\n\n${fence(code.trimEnd(), codeLanguage(language))}`;
  return { ...page, text: page.text.replace(sectionOf(page, heading), () => samples) };
}

export const getOperation: Tool<{ operation: string; section?: string; language?: string }> = {
  name: 'get_operation',
  title: 'Read an operation',
  description:
    'Reference of an operation: parameters, body, responses field by field, errors, sections of the site, next calls.',
  input: argumentsOf(
    {
      operation: OPERATION,
      section: SECTION,
      language: languageArgument('Language or client of the code samples; curl and Python by default.'),
    },
    ['operation'],
  ),
  run: ({ operation, section, language }, knowledge) => {
    const knownOperation = operationAt(operation, knowledge);
    const found = pageAt(knownOperation.page, knowledge);
    const whole = withParts(found, knowledge);
    const page = language ? inLanguage(whole, knownOperation, language, knowledge) : whole;
    if (section) return sectionOf(page, section);
    return language ? page.text : found.text;
  },
};
