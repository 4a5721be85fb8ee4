/** Committed, because not every build machine has all languages. */
export const PROOF_FILE = 'docs/_data/clients-proof.json';

/** Record of the calls that were made through each client, by language. Written by `npm run prove:samples`. */
export type ClientsProof = Record<string, { pairs: number; errors: number }>;
