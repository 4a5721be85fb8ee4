import { isDeepStrictEqual } from 'node:util';
import type { AttributeTranslation } from './model';

/** One difference between two lists; `fields` only where an attribute changed. */
export interface Change {
  kind: 'added' | 'changed' | 'removed';
  key: string;
  fields: string[];
}

const fieldsOf = (attribute: AttributeTranslation): Record<string, unknown> => ({ ...attribute });

function changedFields(before: AttributeTranslation, after: AttributeTranslation): string[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  return [...names].filter((name) => !isDeepStrictEqual(old[name], current[name]));
}

/** Returns the changes from one list to another, in the order of the new list, removals last. */
export function compare(before: readonly AttributeTranslation[], after: readonly AttributeTranslation[]): Change[] {
  const old = new Map(before.map((attribute) => [attribute.key, attribute]));
  const current = new Set(after.map(({ key }) => key));
  const changes = after.flatMap((attribute): Change[] => {
    const known = old.get(attribute.key);
    if (!known) return [{ kind: 'added', key: attribute.key, fields: [] }];
    const fields = changedFields(known, attribute);
    return fields.length > 0 ? [{ kind: 'changed', key: attribute.key, fields }] : [];
  });
  for (const { key } of before) if (!current.has(key)) changes.push({ kind: 'removed', key, fields: [] });
  return changes;
}

/** The changes as lines for a terminal, the count first. */
export function report(changes: readonly Change[], total: number): string {
  if (changes.length === 0) return `Attribute translations: ${total} attributes, nothing changed.`;
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const line = ({ kind, key, fields }: Change) =>
    `  ${kind} ${key}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`;
  const summary = `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`;
  return [`Attribute translations: ${total} attributes; ${summary}.`, ...changes.map(line)].join('\n');
}
