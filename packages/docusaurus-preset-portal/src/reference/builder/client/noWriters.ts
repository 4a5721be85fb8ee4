import type { Write } from 'openapi-toolkit/samples';

/** Writers of calls through clients, by language. The option `clients` of the preset names a module in its place. */
export const clientWriters: Readonly<Record<string, () => Promise<Write>>> = {};
