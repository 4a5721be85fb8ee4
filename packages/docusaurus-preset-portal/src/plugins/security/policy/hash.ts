import { sha256 } from '../../../lib/sha256';

/** `sha256-…` as a content policy writes it. */
export const policyHash = (content: string | Buffer): string => `sha256-${sha256(content, 'base64')}`;
