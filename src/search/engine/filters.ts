import { searched } from '../../site';
import type { Kind } from './records';

/** What a reader can narrow the results to, and the kinds of records it stands for. */
export const FILTERS = {
  guides: { label: 'Guides', kinds: ['guide'] },
  operations: { label: 'Operations', kinds: ['operation'] },
  fields: { label: 'Fields', kinds: ['field', 'attribute'] },
  codes: { label: 'Codes', kinds: ['code'] },
  changes: { label: 'Changes', kinds: ['change'] },
} as const satisfies Record<string, { label: string; kinds: readonly Kind[] }>;

export type Filter = keyof typeof FILTERS;

/** The filters of which the site has records. */
export const filters = (Object.keys(FILTERS) as Filter[]).filter((filter) =>
  FILTERS[filter].kinds.some((kind) => searched.kinds.includes(kind)),
);

/** The filter of this name, or the one that has records of this kind; undefined for any other text. */
export const filterOf = (name: string): Filter | undefined =>
  filters.find((filter) => filter === name || (FILTERS[filter].kinds as readonly string[]).includes(name));

/** Whether a record of a kind passes a filter; without one all do. */
export const passes = (kind: Kind, filter: Filter | undefined): boolean =>
  filter === undefined || (FILTERS[filter].kinds as readonly Kind[]).includes(kind);
