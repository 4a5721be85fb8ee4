import type { OperationPage, SchemaNode } from '../../../openapi/model';
import { schemasOf, type UsedSchema, walk } from '../../../openapi/walk';

/** A parameter, property or header at one position in one operation. */
export interface Occurrence {
  node: SchemaNode;
  page: OperationPage;
  /** Description of the position: `query`, `response`, `403 response header`. */
  location: string;
  /** Rank of the position: 0 for parameters, then by depth. */
  distance: number;
  /** Sorted last: errors and headers are the same everywhere. */
  minor: boolean;
}

const NAMED = new Set<SchemaNode['role']>(['property', 'pattern']);

/** Rank of positions in a result; lower comes first. */
const DISTANCE = { path: 0, query: 0, cookie: 0, body: 1, response: 1, header: 2, 'response header': 4 };
const ERROR_DISTANCE = { ...DISTANCE, response: 5, 'response header': 6 };

function rankOf({ location, status }: UsedSchema): Pick<Occurrence, 'location' | 'distance' | 'minor'> {
  const isError = status !== undefined && !status.startsWith('2');
  return {
    location: isError ? `${status} ${location}` : location,
    distance: (isError ? ERROR_DISTANCE : DISTANCE)[location],
    minor: isError || location === 'response header',
  };
}

/** Returns every named position of an operation, in page order. */
export const occurrences = (page: OperationPage): Occurrence[] =>
  schemasOf(page.operation).flatMap((used) => {
    const rank = rankOf(used);
    return walk(used.schema, rank.distance)
      .filter(({ node }) => NAMED.has(node.role))
      .map(({ node, depth }) => ({ ...rank, node, page, distance: depth }));
  });
