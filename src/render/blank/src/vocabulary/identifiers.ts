/** No identifiers that a guide describes: each is called by its own name. */
export const identifierName = (identifier: string): string => identifier;

export const identifierHref = (_identifier: string): string | undefined => undefined;

export const isPersonalIdentifier = (_identifier: string): boolean => false;

export const isSharedIdentifier = (_identifier: string): boolean => false;

export const identifierValues = (_identifier: string): string | undefined => undefined;

export const identifiers: Readonly<Record<string, { name: string; form?: RegExp }>> = {};

export const identifierIds: readonly string[] = [];
