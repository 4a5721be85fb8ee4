import { ownValue } from '../ownValue';

/** Stands in a request for the value of an identifier. */
export const placeholder = (identifier: string): string => `%${identifier}%`;

const PLACE = /%([\w-]+)%/g;

/** A request with values in their places. Values of identifiers hold nothing that a shell or JSON would change. */
export const filledIn = (request: string, values: Readonly<Record<string, string>>): string =>
  request.replace(PLACE, (place, identifier: string) => ownValue(values, identifier) ?? place);

/** The identifiers whose values a request needs. */
export const neededBy = (request: string): string[] => [...request.matchAll(PLACE)].map(([, one = '']) => one);
