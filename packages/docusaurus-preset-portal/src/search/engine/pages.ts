import type { Hit, SearchRecord } from './records';

/** A page in the results, with its best matching sections. */
export interface PageGroup {
  /** The page; without a record of its own, derived from its best section. */
  page: PageRecord;
  /** Terms to mark in the page's own texts; empty if only sections matched. */
  terms: string[];
  parts: Hit[];
  /** The hit that ranks the page: the page or one of its sections. */
  best: Hit;
}

/** The properties of a record that displaying a page needs. */
export type PageRecord = Pick<SearchRecord, 'id' | 'kind' | 'title' | 'where' | 'href'> & Partial<SearchRecord>;

/** Maximum number of sections listed below a page. */
const MAX_PARTS = 3;

/** Returns the page of a result's address. */
export function pageOfResult(href: string): string {
  const at = href.indexOf('#');
  return at < 0 ? href : href.slice(0, at);
}

function pageNamedBy({ kind, where, href }: SearchRecord): PageRecord {
  const page = pageOfResult(href);
  const names = where.split(' › ');
  return { id: `p:${page}`, kind, title: names[1] ?? names[0] ?? page, where: names[0] ?? '', href: page };
}

/** Adds a field to its other pages, if these matched themselves and have room. */
function addElsewhere(hit: Hit, groups: ReadonlyMap<string, PageGroup>): void {
  const own = pageOfResult(hit.record.href);
  for (const [where, href] of hit.record.occurrences ?? []) {
    const address = pageOfResult(href);
    const group = address === own ? undefined : groups.get(address);
    // Most pages have no room: records are created only for those that have.
    if (!group || group.terms.length === 0 || group.parts.length === MAX_PARTS) continue;
    if (group.parts.some(({ record }) => record.href === href)) continue;
    group.parts.push({ ...hit, record: { ...hit.record, where, href, occurrences: [] } });
  }
}

/** Groups hits by page. A page ranks as its best hit; one that matched itself also lists fields of other pages. */
export function groupByPage(hits: readonly Hit[], recordOf: (page: string) => SearchRecord | undefined): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const hit of hits) {
    const { record } = hit;
    const address = pageOfResult(record.href);
    let group = groups.get(address);
    if (!group) {
      group = { page: recordOf(address) ?? pageNamedBy(record), best: hit, terms: [], parts: [] };
      groups.set(address, group);
    }
    if (record.href === address) {
      group.page = record;
      group.terms = hit.terms;
    } else if (group.parts.length < MAX_PARTS) group.parts.push(hit);
  }
  for (const hit of hits) if (hit.coverage === 1) addElsewhere(hit, groups);
  return [...groups.values()];
}

/** Returns the number of results, pages and sections. */
export const countOf = (groups: readonly PageGroup[]): number =>
  groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0);
