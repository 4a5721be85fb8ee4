import type { OperationPage, SchemaNode } from '../../../openapi/model';
import { schemasOf, type UsedSchema, walk } from '../../../openapi/walk';

/** A parameter, property or header at one place of one operation. */
export interface Occurrence {
  node: SchemaNode;
  page: OperationPage;
  /** In words: `query`, `response`, `403 response header`. */
  place: string;
  /** How far from what a reader looks for first: 0 for parameters, then by depth. */
  distance: number;
  /** Comes after its like: errors and headers are the same everywhere. */
  minor: boolean;
}

const NAMED = new Set<SchemaNode['role']>(['property', 'pattern']);

/** How early a result lists a place. */
const DISTANCE = { path: 0, query: 0, cookie: 0, body: 1, response: 1, header: 2, 'response header': 4 };
const ERROR_DISTANCE = { ...DISTANCE, response: 5, 'response header': 6 };

function rankOf({ place, status }: UsedSchema): Pick<Occurrence, 'place' | 'distance' | 'minor'> {
  const isError = status !== undefined && !status.startsWith('2');
  return {
    place: isError ? `${status} ${place}` : place,
    distance: (isError ? ERROR_DISTANCE : DISTANCE)[place],
    minor: isError || place === 'response header',
  };
}

/** Every named place of an operation, in the order of the page. */
export const occurrences = (page: OperationPage): Occurrence[] =>
  schemasOf(page.operation).flatMap((used) => {
    const rank = rankOf(used);
    return [...walk(used.schema, rank.distance)]
      .filter(({ node }) => NAMED.has(node.role))
      .map(({ node, depth }) => ({ ...rank, node, page, distance: depth }));
  });
