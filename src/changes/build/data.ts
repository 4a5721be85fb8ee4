import { readFile } from 'node:fs/promises';
import { apis } from '../../apis';
import type { Html } from '../../openapi/model';
import { readOverview } from '../../reference/readPages';

interface Change {
  title: string;
  /** Reference of the API; absent for the documentation itself. */
  href?: string;
  summary: Html;
}

export interface ChangelogData {
  /** Newest first, grouped by version and day. */
  releases: { version: string; date: string; changes: Change[] }[];
}

interface SiteChange {
  version: string;
  date: string;
  title: string;
  summary: string;
}

async function contractChanges() {
  const found = await Promise.all(
    apis.map(async (api) => {
      const { route, title } = api;
      const { changes } = await readOverview(api);
      return changes.map(({ version, date, summary }) => ({ version, date, title, href: route, summary }));
    }),
  );
  return found.flat();
}

/** Changes of the contracts (`x-changes`) and of the site (`docs/_data/site-changes.json`). Takes no attributes. */
export async function changelogData(): Promise<ChangelogData> {
  const own = JSON.parse(await readFile('docs/_data/site-changes.json', 'utf8')) as SiteChange[];
  const releases = new Map<string, ChangelogData['releases'][number]>();
  for (const { version, date, ...change } of [...(await contractChanges()), ...own]) {
    const key = `${date} ${version}`;
    const release = releases.get(key) ?? { version, date, changes: [] };
    release.changes.push(change);
    releases.set(key, release);
  }
  return { releases: [...releases].sort(([a], [b]) => b.localeCompare(a)).map(([, release]) => release) };
}
