import { readStored, store } from '../../storage';
import { RECENT_PICKS as KEY } from '../../storage/names';
import type { SearchRecord } from '../engine';

const MAX_PICKS = 6;

/** What is kept of a record that was picked, on this device only: enough to show it again. */
export type PickedRecord = Omit<SearchRecord, 'places' | 'text'>;

const isPick = (one: unknown): one is PickedRecord =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'title', 'where', 'kind', 'href'].every((key) => typeof (one as Record<string, unknown>)[key] === 'string') &&
  // Only addresses of this site.
  /^\/(?!\/)/.test((one as PickedRecord).href);

/** The records picked last, newest first. Anything else in the storage is ignored. */
export function recentPicks(): PickedRecord[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPick).slice(0, MAX_PICKS) : [];
  } catch {
    return [];
  }
}

/** Remembers a record as the newest pick. */
export function keepPick({ places: _places, text: _text, ...pick }: SearchRecord): void {
  store(KEY, JSON.stringify([pick, ...recentPicks().filter(({ href }) => href !== pick.href)].slice(0, MAX_PICKS)));
}

export const forgetPicks = (): void => store(KEY, '[]');
