import { codeTokens, jsonTokens, type Token } from '../highlight/tokens';

/** Browsers without the CSS Custom Highlight API show code in one colour. */
const canPaint = 'highlights' in CSS;

const tokensOf = new WeakMap<Element, Token[]>();
const rangesOf = new WeakMap<Element, [string, Range][]>();

const highlight = (name: string): Highlight => {
  const existing = CSS.highlights.get(name);
  if (existing) return existing;
  const created = new Highlight();
  CSS.highlights.set(name, created);
  return created;
};

/** Returns a range of an element's text. Parts of the text may be in child elements. */
export function rangeOf(code: Element, { start, end }: Pick<Token, 'start' | 'end'>): Range {
  const range = new Range();
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    const after = before + text.length;
    if (before <= start && start < after) range.setStart(text, start - before);
    if (before < end && end <= after) range.setEnd(text, end - before);
    before = after;
  }
  return range;
}

/** Returns the tokens of the current text of a code block. */
export function tokens(code: Element): Token[] {
  const cachedTokens = tokensOf.get(code);
  if (cachedTokens) return cachedTokens;
  const text = code.textContent ?? '';
  const newTokens = code.getAttribute('data-code') === 'json' ? jsonTokens(text) : codeTokens(text);
  tokensOf.set(code, newTokens);
  return newTokens;
}

/** Colours the visible code blocks that are not coloured yet. The CSS Custom Highlight API needs no elements. */
export function paint(frame: ParentNode): void {
  if (!canPaint) return;
  for (const code of frame.querySelectorAll<HTMLElement>('code[data-code]')) {
    if (rangesOf.has(code) || code.offsetParent === null || !code.firstChild) continue;
    const ranges = tokens(code).map((token): [string, Range] => [`hl-${token.kind}`, rangeOf(code, token)]);
    for (const [name, range] of ranges) highlight(name).add(range);
    rangesOf.set(code, ranges);
  }
}

/** Range of code that holds a value of the reader. */
export interface ValueMark {
  key: string;
  start: number;
  end: number;
}

/** Wraps each mark in an element. If marks overlap, only the first is used. */
function withMarks(text: string, marks: readonly ValueMark[]): (string | Element)[] {
  let position = 0;
  const parts = marks.flatMap(({ key, start, end }) => {
    if (start < position) return [];
    const mark = document.createElement('mark');
    mark.dataset.value = key;
    mark.textContent = text.slice(start, end);
    const before = text.slice(position, start);
    position = end;
    return before === '' ? [mark] : [before, mark];
  });
  return position < text.length ? [...parts, text.slice(position)] : parts;
}

/** Removes the colours of a code block after its text changed. */
export function unpaintCode(code: Element): void {
  for (const [name, range] of rangesOf.get(code) ?? []) highlight(name).delete(range);
  rangesOf.delete(code);
  tokensOf.delete(code);
}

/** Replaces the text of a code block. */
export function setCode(code: Element, text: string, marks: readonly ValueMark[] = []): void {
  unpaintCode(code);
  code.replaceChildren(...withMarks(text, marks));
}

/** Removes all colours of a page. */
export function unpaint(): void {
  if (canPaint) for (const kind of ['hl-k', 'hl-s', 'hl-n', 'hl-c', 'ref-twin']) CSS.highlights.delete(kind);
}

/** Highlights ranges of code. An empty list removes the highlight. */
export function markCode(ranges: Range[]): void {
  if (canPaint) CSS.highlights.set('ref-twin', new Highlight(...ranges));
}
