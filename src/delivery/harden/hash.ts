import { createHash } from 'node:crypto';

/** `sha256-…` or `sha384-…` as CSP and `integrity` write it. */
export const hashOf = (algorithm: 'sha256' | 'sha384', content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
