import { type Location, note, type Pair } from './graph';

/** Deprecation of a part, and the day of its removal (`x-sunset`). */
export interface Lifetime {
  deprecated: boolean;
  sunset?: string;
}

/** Reads the lifetime that an object of a contract declares. */
export const lifetimeOf = (object: { deprecated?: boolean; 'x-sunset'?: unknown }): Lifetime => ({
  deprecated: object.deprecated === true,
  sunset: object['x-sunset'] === undefined ? undefined : String(object['x-sunset']),
});

interface Compared extends Location {
  label: string;
  old: Lifetime;
  now: Lifetime;
  at?: string;
}

/** Compares two lifetimes. */
export function compareLifetime(pair: Pair, { label, old, now, at, before, after }: Compared): void {
  const spot = { before, after, at, aspect: 'lifetime' };
  const until = now.sunset ? ` and goes on ${now.sunset}` : '';
  if (old.sunset && now.sunset && now.sunset < old.sunset) {
    note(pair, 'sunset-earlier', { ...spot, message: `${label} goes on ${now.sunset}, not on ${old.sunset}.` });
  } else if (now.deprecated && !old.deprecated) {
    note(pair, 'deprecated', { ...spot, message: `${label} is deprecated${until}.` });
  } else if (old.deprecated && !now.deprecated) {
    note(pair, 'undeprecated', { ...spot, message: `${label} is no longer deprecated.` });
  } else if (old.sunset !== now.sunset) {
    note(pair, 'sunset-set', {
      ...spot,
      message: now.sunset ? `${label} goes on ${now.sunset}.` : `${label} has no day of removal any more.`,
    });
  }
}
