import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { has, isElement, plain, withoutLinks } from './hast';

/** Rows of tables from which their links cost more than they say. */
const MANY_ROWS = 20;
/** Characters from which a long page leaves an example to its reference. */
const LONG_EXAMPLE = 8000;

const count = (tree: Root, tagName: string): number => {
  let found = 0;
  visit(tree, { tagName }, () => {
    found += 1;
  });
  return found;
};

/** What a page that is too long can do without: sources of code lists, links in rows, and of examples the text or the link. */
export function shorten(tree: Root): void {
  const isTables = count(tree, 'tr') > MANY_ROWS;
  visit(tree, 'element', (one, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const isSource = one.tagName === 'details' && parent.type === 'element' && has(parent, 'code-list');
    const isLong = one.tagName === 'pre' && plain(one).length > LONG_EXAMPLE;
    if (isSource || isLong) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (has(one, 'snippet') && plain(one).length <= LONG_EXAMPLE)
      one.children = one.children.flatMap((child): ElementContent[] =>
        isElement(child) && has(child, 'snippet-title')
          ? [{ ...child, children: withoutLinkTexts(child.children) }]
          : [child],
      );
    if (one.tagName === 'tbody' && isTables) one.children = withoutLinks(one.children);
    return undefined;
  });
}

/** Without links and what they say. */
function withoutLinkTexts(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    return child.tagName === 'a' ? [] : [{ ...child, children: withoutLinkTexts(child.children) }];
  });
}
