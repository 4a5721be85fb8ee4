import { type OperationPage, type SchemaNode, schemasOf, type UsedSchema, walk } from 'openapi-toolkit';
import type { Site } from '../../../content/site';
import { identifierName } from '../../../terms/identifiers';
import { joinNames, type SourceRecord } from '../../engine/records';
import type { SynonymLookup } from '../synonyms';
import { excerpt, oneLineText } from '../text';

/** A parameter, property or header at one position in one operation. */
interface Occurrence {
  node: SchemaNode;
  page: OperationPage;
  /** Description of the position: `query`, `response`, `403 response header`. */
  location: string;
  /** Rank of the position: 0 for parameters, then by depth. */
  distance: number;
}

const NAMED = new Set<SchemaNode['role']>(['property', 'pattern']);

/** Rank of positions in a result; lower comes first. */
const DISTANCE = { path: 0, query: 0, cookie: 0, body: 1, response: 1, header: 2, 'response header': 4 };

function rankOf({ location, status }: UsedSchema): Pick<Occurrence, 'location' | 'distance'> {
  const isError = status !== undefined && !status.startsWith('2');
  return {
    location: isError ? `${status} ${location}` : location,
    distance: DISTANCE[location],
  };
}

const occurrences = (page: OperationPage): Occurrence[] =>
  schemasOf(page.operation).flatMap((used) => {
    const rank = rankOf(used);
    return walk(used.schema, rank.distance)
      .filter(({ node }) => NAMED.has(node.role))
      .map(({ node, depth }) => ({ ...rank, node, page, distance: depth }));
  });

/** Maximum number of occurrences that a record lists; the pages list the others. */
const MAX_OCCURRENCES = 8;

const href = ({ page, node }: Occurrence) => `${page.permalink}#${encodeURIComponent(node.anchor)}`;

function where({ page, location, node }: Occurrence): string {
  const parent = node.path.replace(/(^|\.)[^.]*$/, '').replaceAll('[]', '');
  return [page.operation.title, location, ...(parent ? [parent] : [])].join(' › ');
}

const labels = ({ node: { label } }: Occurrence) => [...new Set(Object.values(label ?? {}))];

/** Returns one record for all occurrences with the same meaning, most prominent first. */
function recordOf(id: string, title: string, label: string, text: string, all: Occurrence[]): SourceRecord {
  const [first, ...others] = [...all].sort((a, b) => a.distance - b.distance) as [Occurrence, ...Occurrence[]];
  return {
    id,
    kind: 'field',
    title,
    ...(label ? { label } : {}),
    where: where(first),
    href: href(first),
    ...(text ? { text: excerpt(text) } : {}),
    api: first.page.api.id,
    ...(others.length > 0
      ? { occurrences: others.slice(0, MAX_OCCURRENCES).map((other): [string, string] => [where(other), href(other)]) }
      : {}),
  };
}

type Identifiers = Pick<Site, 'identifiers'>;

function fieldRecord(key: string, all: Occurrence[], synonyms: SynonymLookup, content: Identifiers): SourceRecord {
  const [first] = all as [Occurrence];
  const { name, description, identifier } = first.node;
  const label = joinNames(labels(first));
  const record = recordOf(`f:${key}`, name, label, oneLineText(description), all);
  const names = identifier ? identifierName(content, identifier) : '';
  return { ...record, otherNames: joinNames([names, synonyms.of(name, label, names)]) };
}

/** Returns the record of a value. */
function valueRecord(key: string, value: string, all: Occurrence[], synonyms: SynonymLookup): SourceRecord {
  const [first] = all as [Occurrence];
  const { description } = first.node.enum.find((enumValue) => enumValue.value === value) ?? {};
  const record = recordOf(`v:${key}`, value, `value of ${first.node.name}`, oneLineText(description), all);
  return { ...record, otherNames: synonyms.of(value.replaceAll('_', ' ').toLowerCase()) };
}

const group = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);

/** Returns records of the parameters, properties, headers and enum values of all operations. */
export function fieldRecords(
  pages: readonly OperationPage[],
  synonyms: SynonymLookup,
  content: Identifiers,
): SourceRecord[] {
  const fields = new Map<string, Occurrence[]>();
  const values = new Map<string, Occurrence[]>();
  for (const occurrence of pages.flatMap(occurrences)) {
    const { node } = occurrence;
    const key = [node.name, ...labels(occurrence)].join('|');
    group(fields, key, occurrence);
    for (const { value } of node.enum) group(values, `${value}|${key}`, occurrence);
  }
  return [
    ...[...fields].map(([key, all]) => fieldRecord(key, all, synonyms, content)),
    ...[...values].map(([key, all]) => valueRecord(key, key.slice(0, key.indexOf('|')), all, synonyms)),
  ];
}
