import { searched } from 'docusaurus-preset-portal/content';
import { startTransition, useEffect, useMemo, useState } from 'react';
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

/** Returns the groups rendered on each key, which fill the dialog on most screens; the same list if it is not longer. */
export function firstScreen(groups: OptionGroup[]): OptionGroup[] {
  let count = 0;
  const end = groups.findIndex(({ options }) => {
    count += options.length;
    return count >= FIRST_OPTIONS;
  });
  return end === -1 || end === groups.length - 1 ? groups : groups.slice(0, end + 1);
}

/** A pause in typing, in ms. On phones, where rendering is slowest, keys are 250 to 500 ms apart. */
const PAUSE_MS = 600;

/** Returns the groups to render: one screenful and the active option at once, the others when typing pauses. */
export function useRenderedGroups(groups: OptionGroup[], active: number): OptionGroup[] {
  const [allGroups, setAllGroups] = useState<OptionGroup[]>();
  const first = useMemo(() => firstScreen(groups), [groups]);
  useEffect(() => {
    if (first === groups) return;
    const pause = setTimeout(() => startTransition(() => setAllGroups(groups)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [first, groups]);
  const isOnFirstScreen = active < first.reduce((sum, { options }) => sum + options.length, 0);
  return allGroups === groups || !isOnFirstScreen ? groups : first;
}

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
