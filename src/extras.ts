import type { Extra } from './delivery/generation/generateAll';
import { PACKED, packSandbox } from './sandbox/pack';

/** What this site makes together with the reference: the sandbox as one file. */
export const extras: readonly Extra[] = [
  {
    folder: PACKED.slice(0, PACKED.lastIndexOf('/')),
    make: async (served) => `Sandbox: one file of ${Math.round((await packSandbox(served)) / 1000)} kB.`,
  },
];
