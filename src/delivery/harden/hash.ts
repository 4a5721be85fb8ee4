import { createHash } from 'node:crypto';

/** `sha256-…` as CSP and `integrity` write it. */
export const hashOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
