import type { Site } from 'docusaurus-preset-portal/content/site';
import { siteUrl } from 'docusaurus-preset-portal/lib/basePath';
import { hasChanges, hasWorkflows, guides as listed, apis as rendered, start, site as texts } from './portal.json';

export * as language from './language';

/** A site made of contracts alone: texts that nobody gave are empty, and pages leave them out. */
export const site: Site['site'] = {
  url: '',
  basePath: '/',
  repository: '',
  editBranch: '',
  signUpUrl: '',
  contactUrl: '',
  statusUrl: '',
  securityContact: '',
  accessibilityContact: '',
  noticeMonths: 0,
  copyright: texts.title,
  ...texts,
};

export const apis: Site['apis'] = rendered;

/** The landing page says how the sandbox is started. */
export const guides: Site['guides'] = {
  reference: rendered[0]?.route,
  sandbox: '/',
  ...(start && { start }),
  ...(hasWorkflows && { workflows: '/workflows' }),
  ...(hasChanges && { changelog: '/changes', comparison: '/changes/compare' }),
};

export const languages: Site['languages'] = { en: 'English', da: '', either: 'English' };

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
    ...(hasWorkflows ? [{ label: 'Workflows', to: guides.workflows }] : []),
    ...(hasChanges ? [{ label: 'Changelog', to: guides.changelog }] : []),
  ],
  help: [],
};

export const announcement: Site['announcement'] = undefined;

/** Contracts of others are shown as they are written. */
export const hosts: Site['hosts'] = { siteUrl: siteUrl(site), apiBaseUrl: site.apiBaseUrl };

export const placeholders: Site['placeholders'] = [];

// No guide describes identifiers, registers and errors: each is called by its own name.

export const identifiers: Site['identifiers'] = {};

export const registers: Site['registers'] = {};

export const personalData: Site['personalData'] = { classes: {}, forbiddenUses: {}, purposeHeader: '' };

export const problems: Site['problems'] = {};

export const codeLists: Site['codeLists'] = [];

export const noCodeListReasons: Site['noCodeListReasons'] = {};

export const recordFields: Site['recordFields'] = [];

export const fieldRules: Site['fieldRules'] = {};

export const recognise: Site['recognise'] = () => [];

export const described: Site['described'] = [];

export const exampleValues: Site['exampleValues'] = [];

export const mayBePersonal: Site['mayBePersonal'] = () => false;

export const isShortened: Site['isShortened'] = () => false;

export const faultOf: Site['faultOf'] = () => undefined;

export const readAs: Site['readAs'] = () => undefined;
