import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownValue } from '../../lib/ownValue';
import { identifierIds, identifierValues } from '../../terms/identifiers';
import type { KnownOperation, ListedValue, ServerData } from './knowledge';

/** Reads the values that the site lists for identifiers, from the folder it serves. */
export async function readListedValues(folder: string): Promise<Record<string, ListedValue[]>> {
  const listed = identifierIds.flatMap((id) => {
    const file = identifierValues(id);
    return file ? [{ id, file }] : [];
  });
  const entries = listed.map(async ({ id, file }) => {
    const values = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as ListedValue[];
    return [id, values.map(({ key, entity, operations }) => ({ key, entity, operations }))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const textsIn = (value: unknown): string[] => [value].flat().filter((one): one is string => typeof one === 'string');

const identifiersOf = ({ parameters }: KnownOperation, fits: (name: string, required: boolean) => boolean): string[] =>
  parameters.flatMap(({ schema: { name, required, identifier } }) =>
    identifier && fits(name, required) ? [identifier] : [],
  );

/**
 * Returns the kinds of entity that a request is about: the kind that a value names, otherwise the kind whose other
 * operations need the identifier that is sent.
 */
function entitiesOf(
  operation: KnownOperation,
  sent: Record<string, unknown>,
  values: readonly ListedValue[],
  operations: readonly KnownOperation[],
): string[] {
  const entitiesAt = (name: string) => [
    ...new Set(values.filter((value) => value.operations.includes(name)).map(({ entity }) => entity)),
  ];
  const all = entitiesAt(operation.name);
  const texts = Object.values(sent).flatMap(textsIn);
  const named = all.filter((entity) => texts.some((text) => text === entity || text.endsWith(`-${entity}`)));
  if (named.length > 0) return named;
  const sentIdentifiers = identifiersOf(operation, (name) => Object.hasOwn(sent, name));
  const requiredIdentifiers = all.map((entity) =>
    operations
      .filter(({ name }) => entitiesAt(name).join() === entity)
      .map((one) => identifiersOf(one, (_, required) => required)),
  );
  const isNeeded = all.filter((_, at) =>
    requiredIdentifiers[at]?.some((ids) => ids.length > 0 && ids.every((id) => sentIdentifiers.includes(id))),
  );
  return isNeeded.length > 0
    ? isNeeded
    : all.filter((_, at) => requiredIdentifiers[at]?.some((ids) => ids.length === 0));
}

/** Returns the faults of listed identifier values, each in words. */
export function listedFaults(
  operation: KnownOperation,
  sent: Record<string, unknown>,
  { listed, operations }: ServerData,
): string[] {
  return Object.entries(operation.identifiers).flatMap(([field, identifier]) => {
    const values = ownValue(listed, identifier);
    if (!values) return [];
    const entities = entitiesOf(operation, sent, values, operations);
    return textsIn(ownValue(sent, field)).flatMap((text) => {
      const value = values.find(({ key }) => key === text);
      if (!value) return [`${field}: there is no "${text.slice(0, 80)}"`];
      if (value.operations.includes(operation.name) && entities.includes(value.entity)) return [];
      return [`${field}: "${text}" belongs to ${value.entity}; ask ${value.operations.join(', ')}`];
    });
  });
}
