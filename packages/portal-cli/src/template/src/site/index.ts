import type { Site } from 'docusaurus-preset-portal/content';
import { site as plain, searched as plainSearch } from 'docusaurus-preset-portal/defaults';
import { hasChanges, hasWorkflows, guides as listed, apis as rendered, start, site as texts } from './portal.json';

export * from 'docusaurus-preset-portal/defaults';

export const site: Site['site'] = { ...plain, copyright: texts.title, ...texts };

export const apis: Site['apis'] = rendered;

/** The landing page says how the sandbox is started. */
export const guides: Site['guides'] = {
  reference: rendered[0]?.route,
  sandbox: '/',
  ...(start && { start }),
  ...(hasWorkflows && { workflows: '/workflows' }),
  ...(hasChanges && { changelog: '/changes', comparison: '/changes/compare' }),
};

export const searched: Site['searched'] = {
  ...plainSearch,
  kinds: [...plainSearch.kinds, ...(start ? ['guide'] : []), ...(hasChanges ? ['change'] : [])],
  starts: [
    ...listed.slice(0, 2).map(({ title, href }) => ({ label: title, to: href, kind: 'guide' as const })),
    ...rendered.slice(0, 3).map(({ title, route }) => ({ label: title, to: route, kind: 'operation' as const })),
  ],
};

export const sandbox: Site['sandbox'] = { url: 'http://127.0.0.1:4010', key: 'Any key works.', example: '/' };

export const footer: Site['footer'] = {
  guides: [
    ...listed.slice(0, 5).map(({ title, href }) => ({ label: title, to: href })),
    ...(hasWorkflows ? [{ label: 'Workflows', to: guides.workflows }] : []),
    ...(hasChanges ? [{ label: 'Changelog', to: guides.changelog }] : []),
  ],
  help: [],
};
