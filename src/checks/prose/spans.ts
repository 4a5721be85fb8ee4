import { suggestionFor } from 'docusaurus-preset-portal/node';
import type { Vocabulary } from './vocabulary';

/** A name in the prose of a page. */
interface Span {
  kind: 'code' | 'json-key' | 'typed-request';
  text: string;
  /** Counts from 1. */
  line: number;
  /** Start in the line. Counts from 1. */
  column: number;
}

const CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const HTML_CODE = /<code>([^<{]+)<\/code>/g;
const JSON_KEY = /"([^"\\]+)"\s*:/g;
const TYPED_REQUEST = /^(curl|GET|POST)\b|X-API-Key:/;

/** Returns the trimmed last group of each match in a line. */
const found = (kind: Span['kind'], text: string, pattern: RegExp, line: number): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({
    kind,
    text: (match.at(-1) ?? '').trim(),
    line,
    column: match.index + 1,
  }));

const inLine = (text: string, line: number): Span[] => [
  ...found('code', text, CODE, line),
  ...found('code', text, HTML_CODE, line),
];

/**
 * Returns the spans of a line in a fence: keys of JSON, and hand-written requests, which should come from the contracts
 * instead.
 */
function inFence(text: string, line: number, language: string): Span[] {
  if (/^jsonc?$/.test(language)) return found('json-key', text, JSON_KEY, line);
  return TYPED_REQUEST.test(text.trim()) ? [{ kind: 'typed-request', text: text.trim(), line, column: 1 }] : [];
}

const LOOPBACK = 'http://127.0.0.1:';

/**
 * True if a fence sends its requests to the sandbox. These may be hand-written, because a test runs them. `index` is a
 * line of the fence.
 */
function isToSandbox(lines: string[], index: number): boolean {
  const rest = lines.slice(index);
  const end = rest.findIndex((line) => /^\s*(```|~~~)/.test(line));
  return rest.slice(0, end).some((line) => line.includes(LOOPBACK));
}

/** Returns the code spans and fenced code of an MDX file, without its front matter. */
export function spansOf(mdx: string): Span[] {
  const lines = mdx.split('\n');
  const spans: Span[] = [];
  let fence: { mark: string; language: string } | undefined;
  let front = lines[0] === '---';
  for (const [index, text] of lines.entries()) {
    if (front) {
      if (index > 0 && text === '---') front = false;
      continue;
    }
    const mark = /^\s*(```+|~~~+)\s*(\w*)/.exec(text);
    if (mark && (!fence || mark[1]?.startsWith(fence.mark))) {
      fence = fence ? undefined : { mark: mark[1] ?? '', language: mark[2] ?? '' };
      continue;
    }
    if (fence && isToSandbox(lines, index)) continue;
    spans.push(...(fence ? inFence(text, index + 1, fence.language) : inLine(text, index + 1)));
  }
  return spans;
}

/** Names that guides may use although no contract has them, with the reason. */
export type Allowed = Readonly<Record<string, string>>;

// A word, perhaps with dots, hyphens or `[]`: companyId, source.validFrom, X-Purpose, items[].value, year_built.
const NAME = /^[A-Za-z_][A-Za-z0-9_]*(?:\[\])?(?:[.-][A-Za-z_][A-Za-z0-9_]*(?:\[\])?)*$/;
const PATH = /^(?:(GET|POST|PUT|PATCH|DELETE)\s+)?(\/[^\s?#]*)/;

const isKnown = (text: string, { words, pairs }: Vocabulary): boolean => {
  if (words.has(text)) return true;
  const segments = text.replaceAll('[]', '').split('.');
  if (segments.length === 1) return words.has(segments[0] ?? '');
  return segments.every((segment, index) => index === 0 || pairs.has(`${segments[index - 1]}.${segment}`));
};

/** True if a path matches a template: `/vehicles/9999999999999901` and `/vehicles/{kid}`. */
const fits = (path: string, template: string): boolean => {
  const [segments, expected] = [path.split('/'), template.split('/')];
  return (
    segments.length === expected.length &&
    expected.every((part, index) => part.startsWith('{') || part === segments[index])
  );
};

/** Returns the fault of a span whose name no contract has. */
export function faultOfSpan({ kind, text }: Span, vocabulary: Vocabulary, allowed: Allowed): string | undefined {
  if (kind === 'typed-request')
    return 'a typed-in request; use <RequestSample operation="…" />, which is made from the contract';
  if (Object.hasOwn(allowed, text)) return undefined;
  const path = PATH.exec(text)?.[2];
  if (!path)
    return !NAME.test(text) || isKnown(text, vocabulary)
      ? undefined
      : `\`${text}\` is in no contract; ${suggestionFor(text, vocabulary.words)}`;
  const { paths, routes } = vocabulary;
  if (path.startsWith('/docs/') || routes.has(path.replace(/\/$/, ''))) return undefined;
  return [...paths].some((template) => fits(path, template))
    ? undefined
    : `no operation has the path ${path}; ${suggestionFor(path, paths)}`;
}
