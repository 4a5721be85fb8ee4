import { isNullable, typesOf } from '../view/view';
import { type Context, noteDirected, type Pair } from './graph';
import type { Views } from './schema';
import { spotAt } from './spot';
import { list } from './words';

const words = (types: Set<string> | undefined): string =>
  types ? list([...types].filter((type) => type !== 'integer' || !types.has('number'))) : 'any type';

/** True if `wide` allows everything that `narrow` does. Undefined allows anything. */
const covers = (wide: Set<string> | undefined, narrow: Set<string> | undefined): boolean =>
  wide === undefined || (narrow !== undefined && [...narrow].every((one) => wide.has(one)));

/** Returns the position of the null type. Null beside a reference belongs to the reference, not to its target. */
function nullSpot(views: Views) {
  const isBeside = [views.before, views.after].some(({ fragments }) => fragments.some(({ orNull }) => orNull));
  const { before, after } = views;
  return isBeside
    ? { before: before.pointer, after: after.pointer, aspect: 'type' }
    : spotAt(views, 'type', ['type', 'nullable', 'enum', 'const']);
}

function compareNull(context: Context, views: Views, pair: Pair): void {
  const [could, can] = [isNullable(views.before), isNullable(views.after)];
  if (could === can) return;
  const message = can ? `${context.label} may now be null.` : `${context.label} is never null any more.`;
  noteDirected(context, pair, can ? 'null-added' : 'null-removed', { ...nullSpot(views), message });
}

/**
 * Compares the allowed types, including null.
 *
 * @returns `other` when no old type is left, so that nothing else can be compared.
 */
export function compareTypes(context: Context, { before, after }: Views, pair: Pair): 'same' | 'other' {
  const [old, now] = [typesOf(before), typesOf(after)];
  const [wider, narrower] = [covers(now, old), covers(old, now)];
  if (wider && narrower) {
    compareNull(context, { before, after }, pair);
    return 'same';
  }
  noteDirected(context, pair, wider ? 'type-widened' : narrower ? 'type-narrowed' : 'type-changed', {
    ...spotAt({ before, after }, 'type', ['type']),
    message: `The type of ${context.label} changed from ${words(old)} to ${words(now)}.`,
  });
  return wider || narrower ? 'same' : 'other';
}
