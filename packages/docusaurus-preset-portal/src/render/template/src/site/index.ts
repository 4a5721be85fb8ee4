import { nobody } from 'docusaurus-preset-portal/content/nobody';
import type { Site } from 'docusaurus-preset-portal/content/site';
import { siteUrl } from 'docusaurus-preset-portal/lib/basePath';
import { hasChanges, guides as listed, apis as rendered, start, site as texts } from './portal.json';

export * from 'docusaurus-preset-portal/content/defaults';

/** Contracts of others are shown as they are written. */
export const hosts: Site['hosts'] = { siteUrl: siteUrl({ ...nobody, ...texts }), apiBaseUrl: texts.apiBaseUrl };

export const site: Site['site'] = { ...nobody, copyright: texts.title, ...texts };

export const apis: Site['apis'] = rendered;

/** The landing page says how the sandbox is started. */
export const guides: Site['guides'] = {
  reference: rendered[0]?.route,
  sandbox: '/',
  ...(start && { start }),
  ...(hasChanges && { changelog: '/changes', comparison: '/changes/compare' }),
};

export const searched: Site['searched'] = {
  description: 'Search the operations, their parameters and their fields.',
  hint: 'A word, a field, a path, or a question.',
  kinds: ['operation', 'field', ...(start ? ['guide'] : []), ...(hasChanges ? ['change'] : [])],
  starts: [
    ...listed.slice(0, 2).map(({ title, href }) => ({ label: title, to: href, kind: 'guide' as const })),
    ...rendered.slice(0, 3).map(({ title, route }) => ({ label: title, to: route, kind: 'operation' as const })),
  ],
};

export const sandbox: Site['sandbox'] = { url: 'http://127.0.0.1:4010', key: 'Any key works.', example: '/' };

export const footer: Site['footer'] = {
  guides: [
    ...listed.slice(0, 5).map(({ title, href }) => ({ label: title, to: href })),
    ...(hasChanges ? [{ label: 'Changelog', to: guides.changelog }] : []),
  ],
  help: [],
};
