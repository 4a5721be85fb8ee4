import type { Element, ElementContent, RootContent, Text } from 'hast';
import { lowlight } from './grammars';

/**
 * Class of a token by its scope in highlight.js. What is not here (operators,
 * punctuation, parameters, property access) looks like other text and needs no element.
 * The prefix keeps clear of other style sheets for 24 bytes of gzip a page.
 */
const CLASSES: Record<string, string> = {
  keyword: 'hl-k',
  name: 'hl-k',
  string: 'hl-s',
  regexp: 'hl-s',
  link: 'hl-s',
  number: 'hl-n',
  literal: 'hl-l',
  symbol: 'hl-l',
  bullet: 'hl-l',
  comment: 'hl-c',
  quote: 'hl-c',
  title: 'hl-f',
  section: 'hl-f',
  class_: 'hl-t',
  type: 'hl-t',
  built_in: 'hl-t',
  attr: 'hl-a',
  attribute: 'hl-a',
  variable: 'hl-v',
  'template-variable': 'hl-v',
  meta: 'hl-m',
  subst: 'hl-i',
};

/** The code as text and spans with one class each; `undefined` for a language nobody registered. */
export function highlightTree(code: string, language: string): ElementContent[] | undefined {
  const known = language.toLowerCase();
  if (!lowlight.registered(known)) return undefined;
  try {
    return simplify(lowlight.highlight(known, code, { prefix: '' }).children);
  } catch {
    // A grammar that fails on some text must not end a build: it is shown without colours.
    return undefined;
  }
}

function simplify(nodes: RootContent[]): ElementContent[] {
  const simple: ElementContent[] = [];
  for (const node of nodes) {
    const next =
      node.type === 'element' ? simplifyElement(node) : node.type === 'text' && node.value !== '' ? [node] : [];
    for (const part of next) {
      const last = simple.at(-1);
      if (part.type === 'text' && last?.type === 'text') simple[simple.length - 1] = text(last.value + part.value);
      else simple.push(part);
    }
  }
  return simple;
}

function simplifyElement({ tagName, properties, children }: Element): ElementContent[] {
  const [scope = '', sub = ''] = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const className = CLASSES[sub] ?? CLASSES[scope];
  const inner = simplify(children);
  if (className === undefined) return inner;
  // Where one scope is all of another, as with literals of JSON, the outer one tells more.
  const [only] = inner;
  const content = inner.length === 1 && only?.type === 'element' ? only.children : inner;
  return [{ type: 'element', tagName, properties: { className: [className] }, children: content }];
}

const text = (value: string): Text => ({ type: 'text', value });
