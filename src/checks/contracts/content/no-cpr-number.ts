import { eachSource } from '../lib/sourceText';
import { findCpr } from './cprNumbers';

/** Forbids anything with the form of a CPR number in texts, numbers, keys and comments: it could belong to a person. */
export const noCprNumber = eachSource((text) =>
  findCpr(text).map(({ index, text: found }) => ({
    index,
    length: found.length,
    message: `\`${found.slice(0, 2)}…\` looks like a CPR number. Remove it: use a personId, or x-no-example with the reason.`,
  })),
);
