/**
 * Whose site this is. A provider makes the portal theirs by editing this file;
 * nothing else in the repository names the owner.
 */
export const site = {
  /** Name in the navbar, the title of every page and the footer. */
  title: 'Danish Data APIs',
  tagline: 'Past. Present. Future. Know your customers next move.',
  /** Description of the landing page for search engines. */
  description:
    'Developer documentation of five APIs over the Danish public registers: addresses, properties, companies, vehicles and persons.',
  /** Name of the sandbox's one file, and of what operators set up: lower case, hyphens. */
  slug: 'danish-data',
  /** Origin of the published site, without a path. */
  url: 'https://docs.example.com',
  /** Host of the five APIs; the environment variable API_BASE_URL overrides it. */
  apiBaseUrl: 'https://api.example.com',
  /** Environment variable with the host, in the first call and the recipes: other samples have it in their source. */
  hostVariable: 'DANISH_DATA_API_HOST',
  /** Environment variable from which all code samples and exported files read the reader's key. */
  keyVariable: 'DANISH_DATA_API_KEY',
  /** Repository behind "Edit this page". */
  repository: 'https://github.com/example/danish-data-apis',
  editBranch: 'main',
  /** Form or page to request an agreement and its key. */
  signUpUrl: 'https://example.com/sign-up',
  /** Address of the support. */
  contactUrl: 'mailto:support@example.com',
  /** Status page: availability of the APIs and planned maintenance. */
  statusUrl: 'https://status.example.com',
  /** Contact for vulnerability reports: a `mailto:`, `https:` or `tel:` URL for `security.txt`. */
  securityContact: 'mailto:security@example.com',
  /** Contact for accessibility problems: a `mailto:` or `https:` URL for the accessibility statement. */
  accessibilityContact: 'mailto:support@example.com?subject=Accessibility',
  /** Least number of months between a version that marks something as deprecated and its removal, from version 1.0 of an API on. */
  noticeMonths: 6,
  copyright: 'Copyright © 2025 Danish Data APIs',
} as const;

/** A guide that pages link to by themselves. */
type Guide =
  | 'start'
  | 'reference'
  | 'authentication'
  | 'sandbox'
  | 'gettingStarted'
  | 'identifiers'
  | 'registers'
  | 'errors'
  | 'attributes'
  | 'codeLists'
  | 'dataProtection'
  | 'versions'
  | 'operating'
  | 'changelog'
  | 'comparison'
  | 'glossary';

export type Guides = Readonly<Partial<Record<Guide, string>>>;

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
  operating: '/docs/operating',
  changelog: '/docs/changelog',
  comparison: '/docs/compare-versions',
  glossary: '/docs/glossary',
};

/** The languages of labels and of the search, for people. */
export const languages = { en: 'English', da: 'Danish', either: 'English or Danish' } as const;

/** Texts of the search, and the kinds of results it has. */
export const searched = {
  description: `Search the guides, operations, fields and attributes, in ${languages.either}.`,
  hint: `${languages.either}: a word, a field, a path, or a question.`,
  kinds: ['operation', 'field', 'guide', 'change', 'attribute', 'code'],
};

/** A sandbox that readers run themselves, as the second environment of every sample. */
export interface OwnSandbox {
  /** URL of the sandbox, without a slash at the end. */
  url: string;
  /** Sentence about API keys in the sandbox. */
  key: string;
}

/** `undefined` where readers have none: samples then name the servers of the contracts alone. */
export const sandbox: OwnSandbox | undefined = { url: 'http://127.0.0.1:4010', key: 'Any API key works.' };

/** Links in the footer besides the APIs. */
export const footer = {
  guides: [
    { label: 'Introduction', to: guides.start },
    { label: 'Getting started', to: guides.gettingStarted },
    { label: 'Authentication', to: guides.authentication },
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

/** The bar above the navbar. */
export interface Announcement {
  id: string;
  text: string;
  link?: { to: string; label: string };
}

/**
 * Announcement in the bar, with the API that a version number belongs to. A reader who closes it does not see it
 * again until `id` changes.
 * `undefined` takes the bar away.
 */
export const announcement: Announcement | undefined = {
  id: 'data-api-0.9',
  text: 'Data API 0.9: a bulk request returns its result at once.',
  link: { to: '/docs/changelog', label: 'What else changed' },
};
