/** No guide describes types of errors. */
export const problemHref = (id: string): string => `#${id}`;

export const problemIdIn = (_type: unknown): string | undefined => undefined;
