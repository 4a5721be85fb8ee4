/** No identifiers that a guide describes: each is called by its own name. */
export const identifierName = (identifier: string): string => identifier;

export const identifierHref = (_identifier: string): string | undefined => undefined;
