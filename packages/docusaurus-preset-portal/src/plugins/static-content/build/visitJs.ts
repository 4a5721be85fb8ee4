import type { Node } from 'estree-jsx';

type Visitor = (node: Node, key: string | undefined, ancestors: readonly Node[]) => void;

/** Calls a function for a node of a program, then for each node below it. `key` is its property in the node above. */
export function visitJs(node: Node, visitor: Visitor, key?: string, ancestors: readonly Node[] = []): void {
  visitor(node, key, ancestors);
  for (const [name, value] of Object.entries(node))
    for (const child of [value].flat())
      if (typeof child?.type === 'string') visitJs(child, visitor, name, [...ancestors, node]);
}
