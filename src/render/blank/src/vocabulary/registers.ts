/** No registers that a guide describes: each is called by its own code. */
export const MADE_BY_API = 'API';

export const registerCodes: readonly string[] = [];

export const registerName = (code: string): string => code;

export const registerHref = (_code: string): string | undefined => undefined;
