import { searched } from 'docusaurus-preset-portal/content';
import type { PickedRecord } from './recentPicks';
import type { OptionGroup } from './resultGroups';

/** Starting points of the site. */
const starts: PickedRecord[] = searched.starts.flatMap(({ to, label, kind }) =>
  to === undefined ? [] : [{ id: `start:${to}`, kind, title: label, where: '', href: to }],
);

/** Returns the groups of the dialog without a query: recent picks, and starting points that are not among them. */
export function startGroups(recent: readonly PickedRecord[]): OptionGroup[] {
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
