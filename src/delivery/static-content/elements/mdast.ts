/** The parts of an MDX syntax tree that our remark plugins touch. */
export interface MdNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  title?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: MdNode[];
  position?: { start: { line: number; column: number } };
  data?: unknown;
}

/** The file a remark plugin works on. */
export interface MdFile {
  path: string;
  data: { frontMatter?: Record<string, unknown> };
}

/** Calls `visit` for every node, parents first. */
export function walk(node: MdNode, visit: (node: MdNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

export const isElement = ({ type }: MdNode): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Where a node stands, as editors and CI logs understand it: `docs/docs/errors.mdx:12:3`. */
export function placeOf(node: MdNode, file: MdFile): string {
  const path = file.path.startsWith(`${process.cwd()}/`) ? file.path.slice(process.cwd().length + 1) : file.path;
  return node.position ? `${path}:${node.position.start.line}:${node.position.start.column}` : path;
}

/**
 * Attributes of an element as strings.
 *
 * @throws when one is not plain text: what is resolved at build can't hold an expression.
 */
export function textAttributes(node: MdNode): Record<string, string> {
  const entries = (node.attributes ?? []).map(({ name, value }) => {
    if (name === undefined || typeof value !== 'string') throw new Error(`takes text attributes only, as in name="…"`);
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}
