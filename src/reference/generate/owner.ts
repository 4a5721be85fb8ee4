import { site } from '../../site';
import type { Document } from '../contract';

/** Hosts a provider puts in the place of the defaults. */
export interface Owner {
  siteUrl: string;
  apiBaseUrl: string;
}

const DEFAULTS: Owner = { siteUrl: 'https://docs.example.com', apiBaseUrl: 'https://api.example.com' };

/** The owner's hosts: `API_BASE_URL` wins over `src/site.ts`. */
export const ownerOf = (env: NodeJS.ProcessEnv): Owner => ({
  siteUrl: site.url,
  apiBaseUrl: (env.API_BASE_URL || site.apiBaseUrl).replace(/\/+$/, ''),
});

/** The contract with the default hosts replaced by the owner's, wherever they stand. */
export function withOwner(document: Document, owner: Owner): Document {
  const text = JSON.stringify(document)
    .replaceAll(DEFAULTS.siteUrl, owner.siteUrl)
    .replaceAll(DEFAULTS.apiBaseUrl, owner.apiBaseUrl);
  return JSON.parse(text) as Document;
}
