import { isOperation, readPages } from 'docusaurus-preset-portal/node';
import { identifierHref } from '#site/addresses';
import { portal } from '#site/portal';
import { identifierOf } from '#vocabulary/identifiers';
import { type CallPath, callPathsOf, graphOf, type IdentifierStep } from './graph';

export interface MapNode {
  id: string;
  name: string;
  href?: string;
}

export interface MapData {
  /** Identifier that is chosen initially. */
  chosen: string;
  nodes: MapNode[];
  edges: IdentifierStep[];
  paths: CallPath[];
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Splits a text into groups of a fixed number of words, separated by semicolons.
 *
 * @throws Error if a group has more or fewer words.
 */
function groupsOf<Group>(name: string, parts: string, text = ''): Group[] {
  return text
    .split(';')
    .map(words)
    .filter((group) => group.length > 0)
    .map((group) => {
      if (group.length !== words(parts).length) throw new Error(`write ${name}="${parts}; …"`);
      return group as Group;
    });
}

/**
 * Returns the identifiers, the operations between them, and the shortest paths. Attributes: `without`, identifiers to
 * leave out; `chosen`, the identifier that is chosen initially; `together`, identifiers that are sent together, with the display name `called`; `not`, identifiers that
 * are not sufficient for an operation; `also`, edges that the contracts do not mark.
 */
export async function mapData(attributes: Readonly<Record<string, string>>): Promise<MapData> {
  const { without, chosen, together, called, not, also } = attributes;
  const pair = words(together);
  const pages = (await readPages(portal)).filter(isOperation).filter(({ operation }) => operation.kind === 'operation');
  const edges = graphOf(pages, {
    without: words(without),
    together: pair,
    not: groupsOf('not', 'identifier operation', not),
    also: groupsOf('also', 'identifier operation property identifier', also),
  });
  const ids = [...new Set([...edges.map(({ from }) => from), ...edges.map(({ to }) => to)])];
  const nameOf = (id: string) =>
    id === pair[0] ? (called ?? pair.map((each) => identifierOf(each).name).join(', ')) : identifierOf(id).name;
  const nodes = ids.map((id) => ({ id, name: nameOf(id), href: identifierHref(id) }));
  return { chosen: chosen ?? ids[0] ?? '', nodes, edges, paths: callPathsOf(edges) };
}
