import type { Guides, Site } from 'docusaurus-preset-portal/content';
import { WRITTEN_ADDRESS } from '../vocabulary/writtenAddress';

/** Guides that pages link to by themselves, and those that only this site links to: source badges, error types, the search, the navbar. */
export const guides = {
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
} satisfies Guides & Record<string, string>;

/** The languages of labels and of the search, for people. */
export const languages = { en: 'English', da: 'Danish', either: 'English or Danish' } as const;

/** Texts of the search, the kinds of results it has, and the starting points of its dialog. */
export const searched: Site['searched'] = {
  description: `Search the guides, operations, fields and attributes, in ${languages.either}.`,
  hint: `${languages.either}: a word, a field, a path, or a question.`,
  parameters: [WRITTEN_ADDRESS],
  kinds: ['operation', 'field', 'guide', 'change', 'attribute', 'code'],
  starts: [
    { label: 'Getting started', to: guides.gettingStarted, kind: 'guide' },
    { label: 'Authentication', to: guides.authentication, kind: 'guide' },
    { label: 'Identifiers', to: guides.identifiers, kind: 'guide' },
    { label: 'Errors', to: guides.errors, kind: 'guide' },
    { label: 'Data API', to: guides.reference, kind: 'operation' },
  ],
};
