import type { Site } from 'docusaurus-preset-portal/content';
import { fetchUrl } from 'docusaurus-preset-portal/terms';
import { site } from './site';

/** The hosts that contracts, guides and settings are written with. */
export const hosts: Site['hosts'] = { siteUrl: 'https://docs.example.com', apiBaseUrl: 'https://api.example.com' };

/**
 * The owner's names that contracts and guides are written with, each with what a build puts in its place. So a provider
 * edits `src/site/site.ts` and nothing else. A pure call, so that a program that replaces no names holds none of the old
 * ones.
 */
export const placeholders = /* @__PURE__ */ ((): Site['placeholders'] => [
  // The file that readers fetch, of which a local build has one, too.
  ['https://docs.example.com/danish-data.tgz', `${fetchUrl(site)}/${site.slug}.tgz`],
  ['Danish Data APIs', site.title],
  ['DANISH_DATA_API_KEY', site.keyVariable],
  ['DANISH_DATA_API_HOST', site.hostVariable],
  ['danish-data-apis', `${site.slug}-apis`],
  ['danish-data', site.slug],
  // In the programs of the clients: module of Python, package of Java, class.
  ['danish_data', site.slug.replaceAll('-', '_')],
  ['danishdata', site.slug.replaceAll('-', '')],
  ['DanishData', site.slug.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())],
  // A server's name, where settings of hosts have it without the scheme.
  ['docs.example.com', new URL(site.url).host],
])();
