import type { IdentifierStep } from './graph';

/** A path: the calls from one identifier to another, in order. */
export interface CallPath {
  from: string;
  to: string;
  calls: IdentifierStep[];
}

/** Finds the shortest paths from one identifier; of equally short ones the first in the order of the edges. */
function callPathsFrom(start: string, edges: readonly IdentifierStep[]): CallPath[] {
  const reached = new Map<string, IdentifierStep[]>([[start, []]]);
  for (const [node, calls] of reached) {
    for (const edge of edges) if (edge.from === node && !reached.has(edge.to)) reached.set(edge.to, [...calls, edge]);
  }
  return [...reached].filter(([to]) => to !== start).map(([to, calls]) => ({ from: start, to, calls }));
}

/** Returns the shortest path between any two connected identifiers. */
export const callPathsOf = (edges: readonly IdentifierStep[]): CallPath[] =>
  [...new Set(edges.map(({ from }) => from))].flatMap((from) => callPathsFrom(from, edges));
