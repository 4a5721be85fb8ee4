import type { Option } from './Options';
import type { PickedRecord } from './recentPicks';
import type { Found } from './useHits';

/** Pages the dialog lists; the page of results has all. */
export const MAX_PAGES = 12;

/** Options that fill the dialog, with two lines each; a large screen shows a few more. */
const FIRST_OPTIONS = 12;

export interface OptionGroup {
  name: string;
  /** Whether the name is shown; that of a page stands in its first option. */
  isNamed: boolean;
  options: Option[];
}

/** What the dialog lists: pages with their parts, or without a query the records that were picked last. */
export function optionGroups({ query, groups }: Found, recent: readonly PickedRecord[]): OptionGroup[] {
  if (query !== '')
    return groups.map(({ page, terms, parts }) => ({
      name: page.title,
      isNamed: false,
      options: [
        { record: page, terms },
        ...parts.map((part) => ({ record: part.record, terms: part.terms, isPart: true })),
      ],
    }));
  return recent.length > 0 ? [{ name: 'Recent', isNamed: true, options: recent.map((record) => ({ record })) }] : [];
}

/**
 * Groups that are drawn with a key: as many as the dialog shows without scrolling, on most screens.
 *
 * @returns the same list when it is no longer.
 */
export function firstScreen(groups: OptionGroup[]): OptionGroup[] {
  let count = 0;
  const end = groups.findIndex(({ options }) => {
    count += options.length;
    return count >= FIRST_OPTIONS;
  });
  return end === -1 || end === groups.length - 1 ? groups : groups.slice(0, end + 1);
}

/** Index of the option that answers the query: the best page, or the part of it that was meant. */
export function answerAt({ query, groups: [first] }: Found): number {
  if (query === '' || !first) return 0;
  return first.parts.findIndex(({ record }) => record.href === first.best.record.href) + 1;
}
