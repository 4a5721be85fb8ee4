import { isOperation, readPages } from '../../reference/readPages';
import { identifierHref, identifierName } from '../../vocabulary/identifiers';
import { type Edge, type GraphOptions, graphOf } from './graph';
import { type Way, waysOf } from './ways';

export interface MapNode {
  id: string;
  name: string;
  href?: string;
}

export interface MapData {
  nodes: MapNode[];
  edges: Edge[];
  ways: Way[];
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

/** @throws Error when an edge has not four parts. */
function alsoOf(text = ''): GraphOptions['also'] {
  const edges = text.split(';').map(words);
  return edges
    .filter((parts) => parts.length > 0)
    .map((parts) => {
      if (parts.length !== 4) throw new Error(`needs also="identifier operation property identifier; …"`);
      return parts as unknown as [string, string, string, string];
    });
}

/**
 * Identifiers, the operations between them, and the shortest ways. Attributes: `without`, identifiers to leave out;
 * `together`, identifiers that are sent together; `also`, edges that the contracts do not mark.
 */
export async function mapData({ without, together, also }: Readonly<Record<string, string>>): Promise<MapData> {
  const pair = words(together);
  const pages = (await readPages()).filter(isOperation).filter(({ operation }) => operation.kind === 'operation');
  const edges = graphOf(pages, { without: words(without), together: pair, also: alsoOf(also) });
  const ids = [...new Set([...edges.map(({ from }) => from), ...edges.map(({ to }) => to)])];
  const nameOf = (id: string) => (id === pair[0] ? pair.map(identifierName).join(' and ') : identifierName(id));
  const nodes = ids.map((id) => ({ id, name: nameOf(id), href: identifierHref(id) }));
  return { nodes, edges, ways: waysOf(edges) };
}
