import { canonical } from '../view/canonical';
import type { View } from '../view/view';
import { type Context, noteDirected, type Pair } from './graph';
import type { Views } from './schema';
import { spotAt } from './spot';
import { change } from './words';

const discriminatorOf = (view: View) =>
  view.fragments.findLast(({ schema }) => schema.discriminator)?.schema.discriminator;

/** What a mapping leads to, whatever the schema is called. */
const targetOf = (view: View, ref: string) => (ref.startsWith('#/') ? canonical(view.document, { $ref: ref }) : ref);

/** Compares the property that tells alternatives apart, and which value stands for which. New values come with new alternatives. */
export function compareDiscriminators(context: Context, { before, after }: Views, pair: Pair): void {
  const [old, now] = [discriminatorOf(before), discriminatorOf(after)];
  const add = (message: string) =>
    noteDirected(context, pair, 'discriminator-changed', {
      ...spotAt({ before, after }, 'discriminator', ['discriminator']),
      message,
    });
  if (old?.propertyName !== now?.propertyName) {
    add(`The discriminator of ${context.label} ${change(old?.propertyName, now?.propertyName)}.`);
    return;
  }
  const [from, to] = [new Map(Object.entries(old?.mapping ?? {})), new Map(Object.entries(now?.mapping ?? {}))];
  for (const [value, ref] of from) {
    const target = to.get(value);
    // A schema that was edited keeps its name; one that was renamed keeps its content.
    const same = target !== undefined && (target === ref || targetOf(before, ref) === targetOf(after, target));
    // A value that is gone goes together with its alternative, which is noted there.
    if (!same && target !== undefined) add(`The value \`${value}\` stands for another shape of ${context.label}.`);
  }
}
