import type { PickedRecord } from './recentPicks';
import type { SearchState } from './useHits';

/** Maximum number of pages in the dialog; the results page lists all. */
export const MAX_PAGES = 12;

/** Options of two lines that fill the dialog; large screens fit a few more. */
const FIRST_OPTIONS = 12;

export interface Option {
  /** True for a section listed below its page. */
  isPart?: boolean;
  record: PickedRecord & { text?: string; occurrences?: [string, string][] };
  /** Terms to mark. */
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

/**
 * Returns the groups rendered on each key: as many as the dialog fits without scrolling on most screens.
 *
 * @returns the same list if it is not longer.
 */
export function firstScreen(groups: OptionGroup[]): OptionGroup[] {
  let count = 0;
  const end = groups.findIndex(({ options }) => {
    count += options.length;
    return count >= FIRST_OPTIONS;
  });
  return end === -1 || end === groups.length - 1 ? groups : groups.slice(0, end + 1);
}

/** Index of the best option: the first page, or its section if that matched better. */
export function bestIndex({ query, groups: [first] }: SearchState): number {
  if (query === '' || !first) return 0;
  return first.parts.findIndex(({ record }) => record.href === first.best.record.href) + 1;
}
