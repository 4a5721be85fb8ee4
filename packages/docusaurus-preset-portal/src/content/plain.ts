import type { Site } from './site';

export { english as language } from './english';

// Content of a portal of contracts alone, for `export *` in the module of a site: it exports `site`, `apis` and `guides`
// itself, and what else is its own. No guide describes identifiers, registers and errors: each has its own name.

/** An owner without any address: pages leave out what they would link to. */
export const site: Site['site'] = {
  title: '',
  tagline: '',
  logoWidth: 28,
  description: '',
  slug: 'portal',
  url: '',
  basePath: '/',
  apiBaseUrl: '',
  hostVariable: 'API_HOST',
  keyVariable: 'API_KEY',
  repository: '',
  editBranch: '',
  signUpUrl: '',
  contactUrl: '',
  statusUrl: '',
  securityContact: '',
  accessibilityContact: '',
  noticeMonths: 0,
  copyright: '',
};

export const guides: Site['guides'] = {};

export const languages: Site['languages'] = { en: 'English', da: '', either: 'English' };

export const searched: Site['searched'] = {
  description: 'Search the operations, their parameters and their fields.',
  hint: 'A word, a field, a path, or a question.',
  kinds: ['operation', 'field'],
  starts: [],
};

export const sandbox: Site['sandbox'] = { url: 'http://127.0.0.1:4010', key: 'Any key works.', example: '/' };

export const footer: Site['footer'] = { guides: [], help: [] };

export const announcement: Site['announcement'] = undefined;

/** Contracts are shown as they are written. */
export const hosts: Site['hosts'] = { siteUrl: '', apiBaseUrl: '' };

export const placeholders: Site['placeholders'] = [];
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
