import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Text to insert at an offset of a page. */
export interface Insertion {
  at: number;
  text: string;
}

const childrenOf = (node: Node): Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Where a node begins in the text; undefined for an element that is not written at all and has nothing inside. */
function startOf(node: Node): number | undefined {
  if (node.sourceCodeLocation) return node.sourceCodeLocation.startOffset;
  for (const child of childrenOf(node)) {
    const start = startOf(child);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** Where a node ends in the text, with all that is inside of it. */
function endOf(node: Node): number {
  const last = childrenOf(node).at(-1);
  const own = node.sourceCodeLocation?.endOffset ?? 0;
  return last ? Math.max(own, endOf(last)) : own;
}

/** Elements that drawings close themselves: `<path/>`. */
const closesItself = (element: Element, html: string): boolean => {
  const { startTag } = element.sourceCodeLocation ?? {};
  return startTag !== undefined && html[startTag.endOffset - 2] === '/' && !element.namespaceURI.endsWith('xhtml');
};

function* missingIn(node: Node, html: string): Generator<Insertion> {
  const element = isElement(node) ? node : undefined;
  const location = element?.sourceCodeLocation;
  const start = startOf(node);
  const isImplied = element !== undefined && !location && start !== undefined;
  if (isImplied) yield { at: start, text: `<${element.tagName}>` };
  for (const child of childrenOf(node)) yield* missingIn(child, html);
  if (!element || VOID.test(element.tagName) || closesItself(element, html)) return;
  if (isImplied || (location?.startTag && !location.endTag)) yield { at: endOf(node), text: `</${element.tagName}>` };
}

/** A page as a tree that knows where everything stands in the text. */
export const parsePage = (html: string): DefaultTreeAdapterTypes.Document =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** The tags that a page leaves out because a browser knows where they belong, in the order of the text. */
export const missingTags = (html: string, tree = parsePage(html)): Insertion[] => [...missingIn(tree, html)];

/** A text with insertions, which are in the order of their offsets. */
export function insert(html: string, insertions: readonly Insertion[]): string {
  let [done, from] = ['', 0];
  for (const { at, text } of insertions) {
    done += html.slice(from, at) + text;
    from = at;
  }
  return done + html.slice(from);
}

/** A page with all its tags: common parsers do not find the content of one without. Its tree stays as it is. */
export const completeTags = (html: string): string => insert(html, missingTags(html));
