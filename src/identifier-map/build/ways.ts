import type { Edge } from './graph';

/** The calls from one identifier to another, in order. */
export interface Way {
  from: string;
  to: string;
  calls: Edge[];
}

/** Shortest ways from one identifier to all it leads to; of equally short ones the first in the order of the edges. */
function waysFrom(start: string, edges: readonly Edge[]): Way[] {
  const reached = new Map<string, Edge[]>([[start, []]]);
  for (const [node, calls] of reached) {
    for (const edge of edges) if (edge.from === node && !reached.has(edge.to)) reached.set(edge.to, [...calls, edge]);
  }
  return [...reached].filter(([to]) => to !== start).map(([to, calls]) => ({ from: start, to, calls }));
}

/** The shortest way between any two identifiers that have one. */
export const waysOf = (edges: readonly Edge[]): Way[] =>
  [...new Set(edges.map(({ from }) => from))].flatMap((from) => waysFrom(from, edges));
