import { ownValue } from 'openapi-toolkit';

/** Returns the placeholder for the value of an identifier in a request. */
export const placeholder = (identifier: string): string => `%${identifier}%`;

const PLACEHOLDER = /%([\w-]+)%/g;

/** Fills values into a request. Identifier values contain no characters that a shell or JSON would interpret. */
export const filledIn = (request: string, values: Readonly<Record<string, string>>): string =>
  request.replace(PLACEHOLDER, (match, identifier: string) => ownValue(values, identifier) ?? match);

/** Returns the identifiers whose values a request needs. */
export const neededBy = (request: string): string[] =>
  [...request.matchAll(PLACEHOLDER)].map(([, inner = '']) => inner);
