import type { Element, ElementContent, Text } from 'hast';
import type { Token } from 'prismjs';
import { CLASSES, PLAIN_CALLS } from './classes';
import { tokenize } from './prism';

export const text = (value: string): Text => ({ type: 'text', value });

export const span = (className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children,
});

/**
 * Returns code as text and spans with one class each, in as few spans as the colours allow.
 *
 * @param language Name or alias of the language, in any case.
 * @returns `undefined` for an unknown language.
 */
export function highlightTree(code: string, language: string): ElementContent[] | undefined {
  const name = language.toLowerCase();
  const classes = PLAIN_CALLS.has(name) ? new Map([...CLASSES].filter(([type]) => type !== 'function')) : CLASSES;
  const tokens = tokenize(code, name);
  return tokens && simplify(tokens, classes);
}

/** Returns the class of a token, by its type or else by one of its aliases. */
const classOf = ({ type, alias = [] }: Token, classes: ReadonlyMap<string, string>): string | undefined =>
  classes.get(type) ?? [alias].flat().flatMap((name) => classes.get(name) ?? [])[0];

/** @param enclosingClass Class of the nearest enclosing span. */
function simplify(
  tokens: (string | Token)[],
  classes: ReadonlyMap<string, string>,
  enclosingClass?: string,
): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') {
      append(parts, text(token));
      continue;
    }
    const className = classOf(token, classes);
    const { content } = token;
    const children = simplify(Array.isArray(content) ? content : [content], classes, className ?? enclosingClass);
    const isOneSpan = children.length === 1 && children[0]?.type === 'element';
    if (className === undefined || className === enclosingClass || isOneSpan) appendAll(parts, children);
    else append(parts, span(className, children));
  }
  return parts;
}

function appendAll(parts: ElementContent[], added: ElementContent[]): void {
  for (const part of added) append(parts, part);
}

const classIn = ({ properties }: Element) => (properties.className as string[])[0];

const hasClassOf = (one: ElementContent | undefined, other: Element): one is Element =>
  one?.type === 'element' && classIn(one) === classIn(other);

/** Appends a part. Joins adjacent texts, and spans of one class that only white space separates. */
function append(parts: ElementContent[], part: ElementContent): void {
  const [before, last] = [parts.at(-2), parts.at(-1)];
  if (part.type === 'text' && last?.type === 'text') {
    last.value += part.value;
  } else if (part.type === 'element' && hasClassOf(last, part)) {
    appendAll(last.children, part.children);
  } else if (part.type === 'element' && last?.type === 'text' && last.value.trim() === '' && hasClassOf(before, part)) {
    parts.pop();
    appendAll(before.children, [last, ...part.children]);
  } else {
    parts.push(part);
  }
}
