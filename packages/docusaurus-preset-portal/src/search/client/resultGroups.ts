import { searched } from 'docusaurus-preset-portal/content';
import type { PickedRecord } from './recentPicks';
import type { SearchState } from './useHits';

/** Maximum number of pages in the dialog; the results page lists all. */
export const MAX_PAGES = 12;

export interface Option {
  /** True for a section listed below its page. */
  isPart?: boolean;
  record: PickedRecord & { text?: string; occurrences?: [string, string][] };
  terms?: readonly string[];
}

export interface OptionGroup {
  name: string;
  /** True if the group has a visible name; a page's name is in its first option. */
  isNamed: boolean;
  options: Option[];
}

/** Returns a group for each page, with its sections. */
export const resultGroups = ({ groups }: SearchState): OptionGroup[] =>
  groups.map(({ page, terms, parts }) => ({
    name: page.title,
    isNamed: false,
    options: [{ record: page, terms }, ...parts.map(({ record, terms }) => ({ record, terms, isPart: true }))],
  }));

/** Index of the best option: the first page, or its section if that matched better. */
export function bestIndex({ query, groups: [first] }: SearchState): number {
  if (query === '' || !first) return 0;
  return first.parts.findIndex(({ record }) => record.href === first.best.record.href) + 1;
}

/** Returns the groups of the dialog without a query: recent picks, and starting points that are not among them. */
export function startGroups(recent: readonly PickedRecord[]): OptionGroup[] {
  const starts: PickedRecord[] = searched.starts.flatMap(({ to, label, kind }) =>
    to === undefined ? [] : [{ id: `start:${to}`, kind, title: label, where: '', href: to }],
  );
  const isRecent = new Set(recent.map(({ href }) => href));
  const groupOf = (name: string, records: readonly PickedRecord[]) => ({
    name,
    isNamed: true,
    options: records.map((record) => ({ record })),
  });
  return [
    groupOf('Recent', recent),
    groupOf(
      'Start here',
      starts.filter(({ href }) => !isRecent.has(href)),
    ),
  ].filter(({ options }) => options.length > 0);
}
