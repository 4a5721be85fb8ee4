import type { Guides, Owner, Site } from './defineSite';

/**
 * Whose site this is. A provider makes the portal theirs by editing this file;
 * nothing else in the repository names the owner.
 */
export const site: Owner = {
  title: 'Danish Data APIs',
  tagline: 'Past. Present. Future. Know your customers next move.',
  description:
    'Developer documentation of five APIs over the Danish public registers: addresses, properties, companies, vehicles and persons.',
  logoWidth: 28,
  slug: 'danish-data',
  url: 'https://docs.example.com',
  basePath: '/',
  apiBaseUrl: 'https://api.example.com',
  hostVariable: 'DANISH_DATA_API_HOST',
  keyVariable: 'DANISH_DATA_API_KEY',
  repository: 'https://github.com/example/danish-data-apis',
  editBranch: 'main',
  signUpUrl: 'https://example.com/sign-up',
  contactUrl: 'mailto:support@example.com',
  statusUrl: 'https://status.example.com',
  securityContact: 'mailto:security@example.com',
  accessibilityContact: 'mailto:support@example.com?subject=Accessibility',
  noticeMonths: 6,
  copyright: 'Copyright © 2025 Danish Data APIs',
};

/** Guides that pages link to by themselves: source badges, error types, the search, the navbar. A page that misses one has no link to it. */
export const guides: Guides = {
  start: '/docs/introduction',
  /** The overview of the first API. */
  reference: '/api/denmark/data',
  authentication: '/docs/authentication',
  sandbox: '/docs/sandbox',
  gettingStarted: '/docs/data-docs/getting-started',
  identifiers: '/docs/identifiers',
  registers: '/docs/list-of-registers',
  errors: '/docs/errors',
  attributes: '/docs/data-docs/attributes',
  codeLists: '/docs/data-docs/code-lists',
  dataProtection: '/docs/data-protection',
  versions: '/docs/versions',
  clients: '/docs/clients',
  operating: '/docs/operating',
  changelog: '/docs/changelog',
  comparison: '/docs/compare-versions',
  glossary: '/docs/glossary',
};

/** The languages of labels and of the search, for people. */
export const languages: Site['languages'] = { en: 'English', da: 'Danish', either: 'English or Danish' };

/** Texts of the search, the kinds of results it has, and the starting points of its dialog. */
export const searched: Site['searched'] = {
  description: `Search the guides, operations, fields and attributes, in ${languages.either}.`,
  hint: `${languages.either}: a word, a field, a path, or a question.`,
  kinds: ['operation', 'field', 'guide', 'change', 'attribute', 'code'],
  starts: [
    { label: 'Getting started', to: guides.gettingStarted, kind: 'guide' },
    { label: 'Authentication', to: guides.authentication, kind: 'guide' },
    { label: 'Identifiers', to: guides.identifiers, kind: 'guide' },
    { label: 'Errors', to: guides.errors, kind: 'guide' },
    { label: 'Data API', to: guides.reference, kind: 'operation' },
  ],
};

/** `undefined` where readers have none: samples then name the servers of the contracts alone. */
export const sandbox: Site['sandbox'] = {
  url: 'http://127.0.0.1:4010',
  key: 'Any API key works.',
  example: '/denmark/data/companies/09900012',
};

/** Links in the footer besides the APIs. */
export const footer: Site['footer'] = {
  guides: [
    { label: 'Introduction', to: guides.start },
    { label: 'Getting started', to: guides.gettingStarted },
    { label: 'Authentication', to: guides.authentication },
    { label: 'Clients', to: guides.clients },
    { label: 'List of registers', to: guides.registers },
    { label: 'Limitations', to: '/docs/limitations' },
  ],
  help: [
    { label: 'Support', href: site.contactUrl },
    { label: 'Status', href: site.statusUrl },
    { label: 'Accessibility', to: '/docs/accessibility' },
    { label: 'Privacy', to: '/docs/privacy' },
    { label: 'Source of these pages', href: site.repository },
  ],
};

/**
 * Announcement in the bar, with the API that a version number belongs to. A reader who closes it does not see it
 * again until `id` changes.
 * `undefined` takes the bar away.
 */
export const announcement: Site['announcement'] = {
  id: 'data-api-0.9',
  text: 'Data API 0.9: bulk results come at once.',
  link: { to: '/docs/changelog', label: 'What else changed' },
};
