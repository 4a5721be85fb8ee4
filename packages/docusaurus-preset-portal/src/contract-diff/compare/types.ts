import { isNullable, viewTypes } from '../view/view';
import { type ComparedPair, type ComparisonState, noteDirected } from './graph';
import { locateKeyword } from './keywordLocation';
import { quotedList } from './messageText';
import type { Views } from './schema';

const typeList = (types: Set<string> | undefined): string =>
  types ? quotedList([...types].filter((type) => type !== 'integer' || !types.has('number'))) : 'any type';

/** True if `wide` allows everything that `narrow` does. Undefined allows anything. */
const covers = (wide: Set<string> | undefined, narrow: Set<string> | undefined): boolean =>
  wide === undefined || (narrow !== undefined && [...narrow].every((one) => wide.has(one)));

/** Returns the position of the null type. Null beside a reference belongs to the reference, not to its target. */
function locateNull(views: Views) {
  const isBeside = [views.before, views.after].some(({ fragments }) => fragments.some(({ orNull }) => orNull));
  const { before, after } = views;
  return isBeside
    ? { before: before.pointer, after: after.pointer, aspect: 'type' }
    : locateKeyword(views, 'type', ['type', 'nullable', 'enum', 'const']);
}

function compareNull(context: ComparisonState, views: Views, pair: ComparedPair): void {
  const [nullableBefore, nullableAfter] = [isNullable(views.before), isNullable(views.after)];
  if (nullableBefore === nullableAfter) return;
  const message = nullableAfter ? `${context.label} may now be null.` : `${context.label} is never null any more.`;
  noteDirected(context, pair, nullableAfter ? 'null-added' : 'null-removed', { ...locateNull(views), message });
}

/** Compares the allowed types, including null. Returns `other` when no old type is left to compare. */
export function compareTypes(context: ComparisonState, { before, after }: Views, pair: ComparedPair): 'same' | 'other' {
  const [old, now] = [viewTypes(before), viewTypes(after)];
  const [wider, narrower] = [covers(now, old), covers(old, now)];
  if (wider && narrower) {
    compareNull(context, { before, after }, pair);
    return 'same';
  }
  noteDirected(context, pair, wider ? 'type-widened' : narrower ? 'type-narrowed' : 'type-changed', {
    ...locateKeyword({ before, after }, 'type', ['type']),
    message: `The type of ${context.label} changed from ${typeList(old)} to ${typeList(now)}.`,
  });
  return wider || narrower ? 'same' : 'other';
}
