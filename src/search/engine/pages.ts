import type { Hit } from './LoadedIndex';
import type { SearchRecord } from './records';

/** A page that was found, with the parts of it that match best. */
export interface PageGroup {
  /** The page; when it has no record of its own, what its best part says of it. */
  page: PageRecord;
  /** Terms to mark in the page's own texts; empty when only parts matched. */
  terms: string[];
  parts: Hit[];
  /** What the page stands here for: itself or a part of it. */
  best: Hit;
}

/** As much of a record as a page needs to be shown. */
export type PageRecord = Pick<SearchRecord, 'id' | 'kind' | 'title' | 'where' | 'href'> & Partial<SearchRecord>;

/** Parts that are listed below their page. */
const MAX_PARTS = 3;

/** Address of the page that a result is on. */
export function pageOf(href: string): string {
  const at = href.indexOf('#');
  return at < 0 ? href : href.slice(0, at);
}

/** A page without a record: its first part knows its name. */
function pageNamedBy({ kind, where, href }: SearchRecord): PageRecord {
  const page = pageOf(href);
  const names = where.split(' › ');
  return { id: `p:${page}`, kind, title: names[1] ?? names[0] ?? page, where: names[0] ?? '', href: page };
}

/** Adds a field to the pages it is on besides its own, where they were found themselves and have room. */
function addElsewhere(hit: Hit, groups: ReadonlyMap<string, PageGroup>): void {
  const own = pageOf(hit.record.href);
  for (const [where, href] of hit.record.places ?? []) {
    const address = pageOf(href);
    const group = address === own ? undefined : groups.get(address);
    // Most pages have none: a record is made for the few that take one.
    if (!group || group.terms.length === 0 || group.parts.length === MAX_PARTS) continue;
    if (group.parts.some(({ record }) => record.href === href)) continue;
    group.parts.push({ ...hit, record: { ...hit.record, where, href, places: [] } });
  }
}

/**
 * Hits by the page they are on. A page stands where its best hit stands; below a page that was found itself stand
 * also the fields that have their first place elsewhere.
 *
 * @param hits Best first.
 * @param recordOf The record of a page by its address.
 */
export function groupByPage(hits: readonly Hit[], recordOf: (page: string) => SearchRecord | undefined): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const hit of hits) {
    const { record } = hit;
    const address = pageOf(record.href);
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

/** Number of results, pages and parts. */
export const countOf = (groups: readonly PageGroup[]): number =>
  groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0);
