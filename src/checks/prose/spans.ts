/** A name in the prose of a page. */
export interface Span {
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
