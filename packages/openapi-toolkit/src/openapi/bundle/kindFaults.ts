import { isMap } from '../document';
import { type FilePosition, faultAt } from './faultAt';
import { type Expected, fitsKind, kindOf, type RequiredKind } from './kinds';

export interface ContractLocation extends FilePosition {
  child(keys: (string | number)[]): ContractLocation;
}

export const describeValue = (value: unknown) =>
  value === null ? 'empty' : Array.isArray(value) ? 'a list' : isMap(value) ? 'a map' : JSON.stringify(value);

export const wrong = (at: ContractLocation, actual: string, expected: string, fix: string) =>
  faultAt(at, `A value is ${actual}; OpenAPI expects ${expected} here.`, fix);

export const missing = (key: string, at: ContractLocation, kind: RequiredKind = 'text') =>
  wrong(at.child([key]), 'empty', kind, `Give "${key}" a value.`);

export const absent = (key: string, at: ContractLocation) =>
  faultAt(at.child([key]), `"${key}" is missing.`, 'Write it, or remove what has none.');

export const emptyEntry = (at: ContractLocation, kind: RequiredKind = 'text') =>
  wrong(at, 'empty', kind, 'Remove the entry.');

export function kindFault(value: unknown, expected: Expected, location: ContractLocation) {
  const kind = kindOf(expected);
  // A boolean is a schema: any value, or none. Some contracts labelled 3.0 use a list of types.
  if (!kind || fitsKind(value, kind) || (expected.name === 'Schema' && typeof value === 'boolean')) return undefined;
  if (expected.enum && Array.isArray(value) && value.every((item) => fitsKind(item, 'text'))) return undefined;
  return wrong(location, describeValue(value), kind, 'Correct the value, or remove the key.');
}
