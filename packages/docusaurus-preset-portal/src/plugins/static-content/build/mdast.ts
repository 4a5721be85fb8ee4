import type { Node } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { relativePath } from 'openapi-toolkit/node';
import type { TypedAttributes } from '../options';

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The part of a virtual file that our plugins read. */
export interface PageFile {
  path: string;
}

/** A place in a file, counted from one. */
export interface Point {
  line: number;
  column: number;
}

export const isMdxElement = (node: Nodes): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** True if an element is a block and not inline. */
export const isBlock = ({ type }: MdxElement): boolean => type === 'mdxJsxFlowElement';

const siteFile = ({ path: file }: PageFile): string => relativePath(process.cwd(), file);

/** A place as editors and CI logs understand it: `docs/docs/errors.mdx:12:3`. */
export const locate = (file: PageFile, at?: Point): string =>
  at ? `${siteFile(file)}:${at.line}:${at.column}` : siteFile(file);

/** True if a file is a partial by the convention of Docusaurus: `_name.mdx`, `_folder/`. */
export const isPartial = (file: PageFile): boolean =>
  siteFile(file)
    .split('/')
    .some((part) => part.startsWith('_'));

/** Returns attributes as text. @throws when one is an expression: what is resolved at build can't depend on code. */
export function textAttributes({ attributes }: MdxElement): TypedAttributes {
  const entries = attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
      throw new Error('write attributes as text: name="…"');
    return [attribute.name, attribute.value] as const;
  });
  return Object.fromEntries(entries);
}

type Visitor = (node: Node, key: string | undefined, ancestors: readonly Node[]) => void;

/** Calls a function for a node of a program, then for each node below it. `key` is its property in the node above. */
export function visitJs(node: Node, visitor: Visitor, key?: string, ancestors: readonly Node[] = []): void {
  visitor(node, key, ancestors);
  for (const [name, value] of Object.entries(node))
    for (const child of [value].flat())
      if (typeof child?.type === 'string') visitJs(child, visitor, name, [...ancestors, node]);
}

/** Names through which code loads modules that it computes, or reads the process. */
export const UNCHECKED =
  /^(?:require|module|define|System|process|global|globalThis|eval|Function|__(?:non_)?webpack_\w+|__(?:dir|file)name)$/;

/** True for the name of a property or of an export, which is no variable. */
export const isKey = (key: string | undefined, parent: Node | undefined): boolean =>
  (key === 'property' || key === 'key' || key === 'exported' || key === 'imported') &&
  !(parent && 'computed' in parent && parent.computed);
