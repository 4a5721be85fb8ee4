import type { Document, Schema } from '../document';
import { mergeAllOf } from '../read/mergeAllOf';
import { openEnum, rotated } from './explicitValues';
import { optionsOf, type ReducedSchema } from './shape';

export const MAX_OPTIONS = 12;

const namedFirst = (options: Iterable<ReducedSchema>): ReducedSchema[] => {
  const namesValues = ({ schema }: ReducedSchema) => Number(schema.enum !== undefined || schema.const !== undefined);
  return [...options].sort((one, other) => namesValues(other) - namesValues(one));
};

/** Begins with another option for each variant, so that the items of a list can differ. */
function inTurn(options: Iterable<ReducedSchema>, variant: number): Iterable<ReducedSchema> {
  if (variant === 0) return options;
  const first: ReducedSchema[] = [];
  for (const option of options) if (first.push(option) === MAX_OPTIONS) break;
  return rotated(first, variant);
}

/** Returns the options of a schema in the order in which they are tried. */
export function optionsInOrder(
  document: Document,
  input: Schema,
  { openRefs, variant }: { openRefs: readonly string[]; variant: number },
): Iterable<ReducedSchema> {
  const options = optionsOf(document, input, openRefs);
  return openEnum(document, mergeAllOf(document, input)) ? namedFirst(options) : inTurn(options, variant);
}
