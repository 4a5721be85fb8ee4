import type { FamilyId } from '../rules';
import { having, isTrue, type View } from '../view/view';
import { type ComparedPair, type ComparisonState, noteDirected } from './graph';
import { labelBelow } from './messageText';
import type { Views } from './schema';

interface Property extends Views {
  keyword: 'properties' | 'patternProperties';
  name: string;
  parts: { before?: View; after?: View };
  /** Position in the list of properties. */
  at: { before?: string; after?: string };
}

const isRequired = (view: View, name: string): boolean =>
  having(view, 'required').some(({ schema }) => Array.isArray(schema.required) && schema.required.includes(name));

const HIDING_KEYWORD = { request: 'readOnly', response: 'writeOnly' } as const;

/** Compares one property: its presence, whether it is required, and its schema. */
export function compareProperty(context: ComparisonState, property: Property, pair: ComparedPair): void {
  const { before, after, keyword, name, parts, at } = property;
  const { direction, label } = context;
  const field = labelBelow(label, `.${name}`);
  const step = keyword === 'properties' ? `.${name}` : '.*';
  const add = (family: FamilyId, message: string) =>
    noteDirected(context, pair, family, {
      before: at.before ?? before.pointer,
      after: at.after ?? after.pointer,
      aspect: `${keyword}.${name}`,
      at: at.after ?? at.before,
      inner: { step, route: [keyword, name] },
      message,
    });
  const [requiredBefore, requiredAfter] = [before, after].map(
    (view) => keyword === 'properties' && isRequired(view, name),
  );
  if (!parts.after) {
    add('property-removed', `${field} was removed.`);
    return;
  }
  const mustSend = requiredAfter && !isTrue(parts.after, HIDING_KEYWORD[direction]);
  if (!parts.before) {
    if (mustSend) add('required-property-added', `${field} was added and is required.`);
    else add('optional-property-added', `${field} was added.`);
    return;
  }
  const mustSent = requiredBefore && !isTrue(parts.before, HIDING_KEYWORD[direction]);
  if (mustSend && !mustSent) add('property-required', `${field} is now required.`);
  else if (mustSent && !requiredAfter) add('property-optional', `${field} is no longer required.`);
  for (const [flag, words] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    const [old, now] = [isTrue(parts.before, flag), isTrue(parts.after, flag)];
    if (now && !old) add(`${words}-added`, `${field} is now ${words}.`);
    if (old && !now) add(`${words}-removed`, `${field} is no longer ${words}.`);
  }
  const to = context.compareSchemas({ ...context, label: field }, { before: parts.before, after: parts.after });
  pair.edges.push({ to, step, route: [keyword, name] });
}
