import { type Context, type Location, note, type Pair } from './graph';
import { type Both, spotOf } from './texts';

/** Deprecation of a part, and the day of its removal (`x-sunset`). */
interface Lifetime {
  deprecated: boolean;
  sunset?: string;
}

type Deprecable = { deprecated?: boolean; 'x-sunset'?: unknown };

const lifetimeOf = (object: Deprecable): Lifetime => ({
  deprecated: object.deprecated === true,
  sunset: object['x-sunset'] === undefined ? undefined : String(object['x-sunset']),
});

/** Compares the lifetimes of an operation, parameter or header. */
export const compareLifetimeOf = ({ label }: Context, both: Both<Deprecable>, pair: Pair): void =>
  compareLifetime(pair, {
    ...spotOf(both),
    label,
    old: lifetimeOf(both.before.object),
    now: lifetimeOf(both.after.object),
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
