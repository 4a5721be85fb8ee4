import { RECENT_PICKS as KEY, readStored, store } from '../../lib/storage';
import type { SearchRecord } from '../engine';

const MAX_PICKS = 6;

/** A picked record as stored on this device: enough to display it again. */
export type PickedRecord = Omit<SearchRecord, 'occurrences' | 'text'>;

const isPick = (value: unknown): value is PickedRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'where', 'kind', 'href'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  ) &&
  // Only paths of this site.
  /^\/(?!\/)/.test((value as PickedRecord).href);

/** Returns the recent picks, newest first. Invalid entries of the storage are ignored. */
export function recentPicks(): PickedRecord[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPick).slice(0, MAX_PICKS) : [];
  } catch {
    return [];
  }
}

/** Stores a record as the newest pick. */
export function keepPick({ occurrences: _occurrences, text: _text, ...pick }: SearchRecord): void {
  store(KEY, JSON.stringify([pick, ...recentPicks().filter(({ href }) => href !== pick.href)].slice(0, MAX_PICKS)));
}

export const forgetPicks = (): void => store(KEY, '[]');
