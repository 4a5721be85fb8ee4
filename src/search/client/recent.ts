import { readStored, store } from '../../storage';
import type { SearchRecord } from '../engine';

const KEY = 'portal.search.recent';
const KEPT = 6;

/** What is kept of a pick, on this device only: enough to show it again. */
export type Pick = Omit<SearchRecord, 'also' | 'prose' | 'places' | 'text'>;

const isPick = (one: unknown): one is Pick =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'title', 'where', 'kind', 'href'].every((key) => typeof (one as Record<string, unknown>)[key] === 'string') &&
  // Only addresses of this site.
  /^\/(?!\/)/.test((one as Pick).href);

/** The last picks, newest first. Whatever else lies in the storage is nothing. */
export function recentPicks(): Pick[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPick).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function keepPick({ also: _also, prose: _prose, places: _places, text: _text, ...pick }: SearchRecord): void {
  store(KEY, JSON.stringify([pick, ...recentPicks().filter(({ href }) => href !== pick.href)].slice(0, KEPT)));
}

export const forgetPicks = (): void => store(KEY, '[]');
