import type { Element, ElementContent, Nodes, Root } from 'hast';
import { highlightTree } from './tree';

/**
 * Highlights `pre > code.language-x` of Markdown pages at build, as elements that
 * React renders. The text of the block stays exactly the author's, so that a copy
 * button takes `textContent`; the language goes to `data-language` of the `pre`.
 */
export function rehypeHighlight() {
  return (tree: Root): void => visit(tree);
}

function visit(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    const code = child.type === 'element' && child.tagName === 'pre' ? onlyCode(child) : undefined;
    if (child.type === 'element' && code !== undefined) colour(child, code);
    else visit(child);
  }
}

/** The `code` of a fenced block: its one child, holding nothing but text. */
function onlyCode({ children }: Element): Element | undefined {
  const [code, ...others] = children;
  const isPlain =
    code?.type === 'element' && code.tagName === 'code' && code.children.every(({ type }) => type === 'text');
  return isPlain && others.length === 0 ? code : undefined;
}

function colour(pre: Element, code: Element): void {
  const language = languageOf(code);
  if (language === undefined) return;
  // Markdown ends a block with a line break of its own, which would run a pasted command.
  const text = code.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
  const plain: ElementContent[] = text === '' ? [] : [{ type: 'text', value: text }];
  pre.properties.dataLanguage = language;
  code.children = highlightTree(text, language) ?? plain;
}

function languageOf({ properties }: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

export default rehypeHighlight;
