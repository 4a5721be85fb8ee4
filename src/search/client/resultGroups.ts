import { searched } from '../../site';
import { type Hit, KINDS, type Kind } from '../engine';
import type { Option } from './Options';
import type { PickedRecord } from './recentPicks';
import type { Found } from './useHits';

/** Names of the kinds of results that this site has. */
export const KIND_NAMES: Readonly<Partial<Record<Kind, string>>> = searched.kinds;

export interface Group {
  name: string;
  hits: Hit[];
}

const BEST_COUNT = 3;
const MAX_PER_GROUP = 6;

/** Hits as the dialog shows them: the best of any kind, then the others by kind, the kind with the best hit first. */
export function groupHits(hits: readonly Hit[]): Group[] {
  const rest = hits.slice(BEST_COUNT);
  const firstOf = (kind: Kind) => rest.findIndex(({ record }) => record.kind === kind);
  const kinds = KINDS.filter((kind) => firstOf(kind) >= 0).sort((a, b) => firstOf(a) - firstOf(b));
  const groups = kinds.map((kind) => ({
    name: KIND_NAMES[kind] ?? kind,
    hits: rest.filter(({ record }) => record.kind === kind).slice(0, MAX_PER_GROUP),
  }));
  return hits.length === 0 ? [] : [{ name: 'Best matches', hits: hits.slice(0, BEST_COUNT) }, ...groups];
}

/** What the dialog lists: the hits, or without a query the records that were picked last. */
export function optionGroups(
  { query, hits }: Found,
  recent: readonly PickedRecord[],
): { name: string; options: Option[] }[] {
  if (query !== '')
    return groupHits(hits).map(({ name, hits: ofGroup }) => ({
      name,
      options: ofGroup.map(({ record, terms }) => ({ record, terms: new Set(terms) })),
    }));
  return recent.length > 0 ? [{ name: 'Recent', options: recent.map((record) => ({ record })) }] : [];
}
