import type { RecordKind } from './records';

/** Filters of the results, and the record kinds of each. */
export const FILTERS = {
  guides: { label: 'Guides', kinds: ['guide'] },
  operations: { label: 'Operations', kinds: ['operation'] },
  fields: { label: 'Fields', kinds: ['field', 'attribute'] },
  codes: { label: 'Codes', kinds: ['code'] },
  changes: { label: 'Changes', kinds: ['change'] },
} as const satisfies Record<string, { label: string; kinds: readonly RecordKind[] }>;

export type Filter = keyof typeof FILTERS;

/** True if a record of a kind passes a filter; without a filter, always. */
export const passes = (kind: RecordKind, filter: Filter | undefined): boolean =>
  filter === undefined || (FILTERS[filter].kinds as readonly RecordKind[]).includes(kind);
