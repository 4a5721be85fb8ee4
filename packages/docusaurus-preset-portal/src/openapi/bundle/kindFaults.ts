import { isMap } from '../isMap';
import { faultAt, type Position } from './faultAt';
import { type Expected, fits, type Kind, kindOf } from './kinds';

/** Location in a contract file. */
export interface Location extends Position {
  child(keys: (string | number)[]): Location;
}

const ARTICLES: Record<Kind, string> = {
  list: 'a list',
  map: 'a map',
  text: 'text',
  'yes or no': 'true or false',
  number: 'a number',
};

/** Describes a value in words. */
export const describe = (value: unknown) =>
  value === null ? 'empty' : Array.isArray(value) ? 'a list' : isMap(value) ? 'a map' : JSON.stringify(value);

/** Returns the fault of a value that is not what OpenAPI expects. */
export const wrong = (at: Location, actual: string, expected: string, fix: string) =>
  faultAt(at, `A value is ${actual}; OpenAPI expects ${expected} here.`, fix);

/** Returns the fault of a key without a value. */
export const missing = (key: string, at: Location, kind: Kind = 'text') =>
  wrong(at.child([key]), 'empty', ARTICLES[kind], `Give "${key}" a value.`);

/** Returns the fault of an empty entry of a list. */
export const emptyEntry = (at: Location, kind: Kind = 'text') =>
  wrong(at, 'empty', ARTICLES[kind], 'Remove the entry.');

/** Returns the fault of a value of another kind. */
export function kindFault(value: unknown, expected: Expected, location: Location) {
  const kind = kindOf(expected);
  // A boolean is a schema: any value, or none. Some contracts labelled 3.0 use a list of types.
  if (!kind || fits(value, kind) || (expected.name === 'Schema' && typeof value === 'boolean')) return undefined;
  if (expected.enum && Array.isArray(value) && value.every((item) => fits(item, 'text'))) return undefined;
  return wrong(location, describe(value), ARTICLES[kind], 'Correct the value, or remove the key.');
}
