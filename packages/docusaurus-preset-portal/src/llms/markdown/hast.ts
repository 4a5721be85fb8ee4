import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Returns the classes of an element. */
export const classesOf = ({ properties }: Element): string[] => {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
};
export const has = (element: Element, name: string): boolean => classesOf(element).includes(name);

export const hastElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
export const hastText = (value: string): ElementContent => ({ type: 'text', value });

/** Returns the text of a tree. */
export function treeText(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(treeText).join('') : '';
}

export const isHastElement = (node: RootContent): node is Element => node.type === 'element';

/** Replaces the elements of a name by their content. */
export const unwrapElements = (tagName: string, children: ElementContent[]): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inner = unwrapElements(tagName, child.children);
    return child.tagName === tagName ? inner : [{ ...child, children: inner }];
  });
