import type { Extra } from '../../plugins/generation/generateAll';

/** Nothing is made besides the reference. */
export const extras: readonly Extra[] = [];
