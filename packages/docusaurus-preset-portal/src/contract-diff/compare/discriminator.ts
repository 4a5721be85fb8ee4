import { canonical } from '../view/canonical';
import type { View } from '../view/view';
import { type ComparedPair, type ComparisonState, noteDirected } from './graph';
import { locateKeyword } from './keywordLocation';
import { change } from './messageText';
import type { Views } from './schema';

const discriminatorOf = (view: View) =>
  view.fragments.findLast(({ schema }) => schema.discriminator)?.schema.discriminator;

/** Returns the canonical target of a mapping, so that renamed schemas compare as equal. */
const targetOf = (view: View, ref: string) => (ref.startsWith('#/') ? canonical(view.document, { $ref: ref }) : ref);

/** Compares the discriminator property and its mapping. New values are reported with their new alternatives. */
export function compareDiscriminators(context: ComparisonState, { before, after }: Views, pair: ComparedPair): void {
  const [old, now] = [discriminatorOf(before), discriminatorOf(after)];
  const add = (message: string) =>
    noteDirected(context, pair, 'discriminator-changed', {
      ...locateKeyword({ before, after }, 'discriminator', ['discriminator']),
      message,
    });
  if (old?.propertyName !== now?.propertyName) {
    add(`The discriminator of ${context.label} ${change(old?.propertyName, now?.propertyName)}.`);
    return;
  }
  const [from, to] = [new Map(Object.entries(old?.mapping ?? {})), new Map(Object.entries(now?.mapping ?? {}))];
  for (const [value, ref] of from) {
    const target = to.get(value);
    // An edited schema keeps its name; a renamed schema keeps its content.
    const same = target !== undefined && (target === ref || targetOf(before, ref) === targetOf(after, target));
    // A removed value belongs to a removed alternative, which is reported there.
    if (!same && target !== undefined) add(`The value \`${value}\` stands for another shape of ${context.label}.`);
  }
}
