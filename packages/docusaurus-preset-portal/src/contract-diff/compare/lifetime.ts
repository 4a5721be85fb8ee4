import { type ComparedPair, type ComparisonState, note, type PartLocation } from './graph';
import { locationOf, type Sides } from './texts';

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

export const compareLifetimeOf = ({ label }: ComparisonState, sides: Sides<Deprecable>, pair: ComparedPair): void =>
  compareLifetime(pair, {
    ...locationOf(sides),
    label,
    old: lifetimeOf(sides.before.object),
    now: lifetimeOf(sides.after.object),
  });

interface LifetimeChange extends PartLocation {
  label: string;
  old: Lifetime;
  now: Lifetime;
  at?: string;
}

export function compareLifetime(pair: ComparedPair, { label, old, now, at, before, after }: LifetimeChange): void {
  const location = { before, after, at, aspect: 'lifetime' };
  const until = now.sunset ? ` and goes on ${now.sunset}` : '';
  if (old.sunset && now.sunset && now.sunset < old.sunset) {
    note(pair, 'sunset-earlier', { ...location, message: `${label} goes on ${now.sunset}, not on ${old.sunset}.` });
  } else if (now.deprecated && !old.deprecated) {
    note(pair, 'deprecated', { ...location, message: `${label} is deprecated${until}.` });
  } else if (old.deprecated && !now.deprecated) {
    note(pair, 'undeprecated', { ...location, message: `${label} is no longer deprecated.` });
  } else if (old.sunset !== now.sunset) {
    note(pair, 'sunset-set', {
      ...location,
      message: now.sunset ? `${label} goes on ${now.sunset}.` : `${label} has no day of removal any more.`,
    });
  }
}
