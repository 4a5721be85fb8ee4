import type { RuleId } from '../rules';
import { type ComparedPair, type ComparisonState, type NewFinding, note } from './graph';
import { locationOf, type Sides } from './texts';

type Deprecable = { deprecated?: boolean; 'x-sunset'?: unknown };

const sunsetOf = ({ 'x-sunset': sunset }: Deprecable) => (sunset === undefined ? undefined : String(sunset));

export const compareLifetimeOf = ({ label }: ComparisonState, sides: Sides<Deprecable>, pair: ComparedPair): void =>
  compareLifetime(pair, label, locationOf(sides), sides.before.object, sides.after.object);

/** Compares the deprecation of a part, and the day of its removal (`x-sunset`). */
export function compareLifetime(
  pair: ComparedPair,
  label: string,
  { before, after, at }: Pick<NewFinding, 'before' | 'after' | 'at'>,
  ...lifetimes: [Deprecable, Deprecable]
): void {
  const [wasDeprecated, isDeprecated] = lifetimes.map(({ deprecated }) => deprecated === true);
  const [old, now] = lifetimes.map(sunsetOf);
  const add = (rule: RuleId, message: string) =>
    note(pair, rule, { before, after, at, aspect: 'lifetime', message: `${label} ${message}` });
  if (old && now && now < old) add('sunset-earlier', `goes on ${now}, not on ${old}.`);
  else if (isDeprecated && !wasDeprecated) add('deprecated', `is deprecated${now ? ` and goes on ${now}` : ''}.`);
  else if (wasDeprecated && !isDeprecated) add('undeprecated', 'is no longer deprecated.');
  else if (old !== now) add('sunset-set', now ? `goes on ${now}.` : 'has no day of removal any more.');
}
