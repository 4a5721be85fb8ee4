import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from 'hast';
import { compactJson } from 'openapi-toolkit';
import { SKIP, visit } from 'unist-util-visit';

/** Returns the classes of an element. */
export const classesOf = ({ properties }: Element): string[] => {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
};
export const has = (element: Element, name: string): boolean => classesOf(element).includes(name);

const hastElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const hastText = (value: string): ElementContent => ({ type: 'text', value });

/** Returns the text of a tree. */
export function treeText(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(treeText).join('') : '';
}

export const isHastElement = (node: RootContent): node is Element => node.type === 'element';

/** Replaces the elements of a name by their content. */
const unwrapElements = (tagName: string, children: ElementContent[]): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inner = unwrapElements(tagName, child.children);
    return child.tagName === tagName ? inner : [{ ...child, children: inner }];
  });

/** Languages of the code samples of an operation: the command line, and one programming language. */
export const SAMPLE_LANGUAGES: readonly string[] = ['shell', 'python'];

const LEFT_OUT = /^(nav|button|input|select|form|label|noscript|script|style|template|output|legend)$/;

/** True for content that only people who see the page, or a browser with JavaScript, can use. */
const isLeftOut = (node: Element): boolean =>
  LEFT_OUT.test(node.tagName) ||
  node.properties.ariaHidden === 'true' ||
  has(node, 'hash-link') ||
  has(node, 'page-markdown') ||
  has(node, 'ref-environment') ||
  (node.tagName === 'a' && treeText(node).trim() === '#') ||
  (has(node, 'visually-hidden') && node.tagName !== 'figcaption');

const strongLine = (children: ElementContent[]): Element => hastElement('p', [hastElement('strong', children)]);

function describeDrawing(node: Element): ElementContent[] {
  const parts = node.children.filter(isHastElement).filter(({ tagName }) => tagName === 'title' || tagName === 'desc');
  return parts.length > 0
    ? [hastElement('p', [hastElement('em', [hastText(`${parts.map(treeText).join('. ')}`)])])]
    : [];
}

/** Lists tabs one after the other. `allLanguages`: address of a request, whose copy has the command line alone. */
function spreadTabs(node: Element, allLanguages: unknown): ElementContent[] {
  const elements = node.children
    .filter(isHastElement)
    .flatMap((part) => (has(part, 'ref-tablist') ? part.children.filter(isHastElement) : [part]));
  const labels = elements.filter(({ tagName }) => tagName === 'label').map(treeText);
  const values = elements
    .filter(({ tagName }) => tagName === 'input')
    .map(({ properties }) => String(properties.value));
  const panels = elements.find((each) => has(each, 'ref-panels'))?.children.filter(isHastElement) ?? [];
  const [shell = ''] = SAMPLE_LANGUAGES;
  const isOne = allLanguages !== undefined && values.includes(shell);
  const shown = panels.flatMap((panel, index) =>
    isOne && values[index] !== shell ? [] : [strongLine([hastText(labels[index] ?? '')]), panel],
  );
  if (!isOne) return shown;
  const link = { ...hastElement('a', [hastText(labels.join(', '))]), properties: { href: String(allLanguages) } };
  return [...shown, hastElement('p', [link])];
}

function languageOf(pre: Element): string | undefined {
  const [inner] = pre.children.filter(isHastElement);
  const className = inner && classesOf(inner).find((name) => name.startsWith('language-'));
  const language = pre.properties.dataLanguage ?? inner?.properties.dataCode ?? className?.slice('language-'.length);
  return language ? String(language) : undefined;
}

/** Returns a title as a line in bold, its parts separated by spaces. */
const titleOf = ({ children }: Element): ElementContent =>
  strongLine(unwrapElements('strong', children.flatMap((child) => [child, hastText(' ')]).slice(0, -1)));

function replacementOf(node: Element, parent: Parents): ElementContent[] | undefined {
  if (isLeftOut(node)) return [];
  // Markdown has no fragment targets. Codes also link to the many fields that use them; their text is sufficient.
  if (
    node.tagName === 'a' &&
    (node.properties.dataCopyLink !== undefined || String(node.properties.href).startsWith('#'))
  )
    return node.children;
  if (has(node, 'code-uses')) return [{ ...node, properties: {}, children: unwrapElements('a', node.children) }];
  if (node.tagName === 'svg') return describeDrawing(node);
  if (has(node, 'ref-tabs'))
    return spreadTabs(node, parent.type === 'element' ? parent.properties.dataLanguages : undefined);
  if (has(node, 'theme-admonition')) {
    const [head, ...rest] = node.children.filter(isHastElement);
    return head ? [hastElement('blockquote', [strongLine([hastText(treeText(head).trim())]), ...rest])] : [];
  }
  // Without a block, a title would be on one line with the text after it.
  if (node.tagName === 'figcaption') return [titleOf(node)];
  if (node.tagName === 'summary' || node.tagName === 'dt') return [strongLine(node.children)];
  if (node.tagName === 'dd') return [hastElement('div', node.children)];
  return undefined;
}

function remove(tree: Root | Element, isRemoved: (node: Nodes) => boolean): void {
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent || !isRemoved(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Makes code in tables inline: a block would end the table. */
function inlineCells(tree: Root): void {
  visit(tree, 'element', (cell) => {
    if (cell.tagName !== 'td' && cell.tagName !== 'th') return;
    visit(cell, 'element', (node) => {
      if (node.tagName !== 'pre') return;
      node.tagName = 'code';
      node.properties = {};
      node.children = [
        hastText(
          treeText(node)
            .trim()
            .replace(/\s*\n\s*/g, '; '),
        ),
      ];
    });
  });
}

/** Reduces a page's HTML to what Markdown can express. */
export function prepareTree(tree: Root): void {
  remove(tree, ({ type }) => type === 'comment');
  inlineCells(tree);
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const replacement = replacementOf(node, parent);
    if (replacement) {
      parent.children.splice(index, 1, ...replacement);
      return [SKIP, index];
    }
    // Styles separate it from the text before it; in Markdown a space does.
    const previous = parent.children[index - 1];
    if (node.tagName === 'span' && classesOf(node).length > 0 && previous && /\S$/.test(treeText(previous))) {
      parent.children.splice(index, 0, hastText(' '));
      return index + 1;
    }
    if (node.tagName === 'pre') {
      // Such as the numbers of notes.
      remove(node, (part) => part.type === 'element' && isLeftOut(part));
      const language = languageOf(node);
      node.children = [
        {
          ...hastElement('code', [hastText(compactJson(treeText(node)))]),
          properties: language ? { className: [`language-${language}`] } : {},
        },
      ];
      return SKIP;
    }
    return undefined;
  });
}
