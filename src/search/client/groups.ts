import { type Hit, KINDS, type Kind } from '../engine';
import type { Option } from './Options';
import type { Pick } from './recent';
import type { Found } from './useHits';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  operation: 'Operations',
  field: 'Fields',
  guide: 'Guides',
  attribute: 'Attributes',
};

export interface Group {
  name: string;
  hits: Hit[];
}

const BEST = 3;
const PER_GROUP = 6;

/** Hits as the dialog shows them: the best whatever they are, then the others by kind, the better kinds first. */
export function grouped(hits: readonly Hit[]): Group[] {
  const rest = hits.slice(BEST);
  const place = (kind: Kind) => rest.findIndex(({ record }) => record.kind === kind);
  const kinds = KINDS.filter((kind) => place(kind) >= 0).sort((a, b) => place(a) - place(b));
  const groups = kinds.map((kind) => ({
    name: KIND_NAMES[kind],
    hits: rest.filter(({ record }) => record.kind === kind).slice(0, PER_GROUP),
  }));
  return hits.length === 0 ? [] : [{ name: 'Best matches', hits: hits.slice(0, BEST) }, ...groups];
}

/** What the dialog offers: hits for what was typed, or what the reader picked lately. */
export function offered({ query, hits }: Found, recent: readonly Pick[]): { name: string; options: Option[] }[] {
  if (query !== '')
    return grouped(hits).map(({ name, hits: ofGroup }) => ({
      name,
      options: ofGroup.map(({ record, terms }) => ({ record, terms: new Set(terms) })),
    }));
  return recent.length > 0 ? [{ name: 'Recent', options: recent.map((record) => ({ record })) }] : [];
}
