import type { Mark } from '../builder/form/probeValue';
import { codeTokens, jsonTokens, type Token } from '../highlight/tokens';

/** Without the CSS Custom Highlight API code has one colour; with the colours of the system it would look selected. */
const canPaint = 'highlights' in CSS && !matchMedia('(forced-colors: active)').matches;

const tokensOf = new WeakMap<Element, Token[]>();
const rangesOf = new WeakMap<Element, [string, Range][]>();

const highlight = (name: string): Highlight => {
  const found = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, found);
  return found;
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
  const read = code.getAttribute('data-code') === 'json' ? jsonTokens : codeTokens;
  const found = tokensOf.get(code) ?? read(code.textContent ?? '');
  tokensOf.set(code, found);
  return found;
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

/** Wraps each mark in an element. If marks overlap, only the first is used. */
function withMarks(text: string, marks: readonly Mark[]): (string | Element)[] {
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
export function setCode(code: Element, text: string, marks: readonly Mark[] = []): void {
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
