import type { Owner, Site } from 'docusaurus-preset-portal/content';
import { guides } from './navigation';

/**
 * Whose site this is. A provider makes the portal theirs by editing this file;
 * nothing else in the repository names the owner.
 */
export const site: Owner = {
  title: 'Danish Data APIs',
  tagline: 'Past. Present. Future. Know your customers next move.',
  description:
    'Developer documentation of five APIs over the Danish public registers: addresses, properties, companies, vehicles and persons.',
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

/**
 * Id of the project at PushFeedback that gets the feedback of readers; empty for mails to the contact. The variable
 * FEEDBACK_PROJECT_ID overrides it.
 */
export const feedbackProject: string = '';

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
    { label: 'Hosting', to: '/docs/hosting' },
    { label: 'Accessibility', to: '/docs/accessibility' },
    { label: 'Privacy', to: '/docs/privacy' },
    { label: 'Source of these pages', href: site.repository },
  ],
};
