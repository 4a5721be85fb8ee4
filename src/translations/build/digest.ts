import { createHash } from 'node:crypto';

/** SHA-256 of a text, in hex. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Enough of a digest for a person to compare. */
export const shortDigest = (text: string): string => digest(text).slice(0, 12);
