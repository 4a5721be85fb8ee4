/** A name or a link in the prose of a page. */
export interface Span {
  kind: 'code' | 'json-key' | 'link' | 'typed-request';
  text: string;
  /** Counted from 1. */
  line: number;
  /** Where it begins in its line, counted from 1. */
  column: number;
}

const CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const HTML_CODE = /<code>([^<{]+)<\/code>/g;
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const JSON_KEY = /"([^"\\]+)"\s*:/g;
const TYPED_REQUEST = /^(curl|GET|POST)\b|X-API-Key:/;

/** What a pattern finds in a line: its last group, without spaces around it. */
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
  ...found('link', text, LINK, line),
];

/** Inside a fence: keys of JSON are names; requests should come from the contracts instead. */
function inFence(text: string, line: number, language: string): Span[] {
  if (/^jsonc?$/.test(language)) return found('json-key', text, JSON_KEY, line);
  return TYPED_REQUEST.test(text.trim()) ? [{ kind: 'typed-request', text: text.trim(), line, column: 1 }] : [];
}

const LOOPBACK = 'http://127.0.0.1:';

/** Whether a fence sends its requests to the sandbox: those may be typed in, since a test runs them. `index` is a line of it. */
function isToSandbox(lines: string[], index: number): boolean {
  const rest = lines.slice(index);
  const end = rest.findIndex((line) => /^\s*(```|~~~)/.test(line));
  return rest.slice(0, end).some((line) => line.includes(LOOPBACK));
}

/** Code spans, links and fenced code of one MDX file. Front matter is not prose. */
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
