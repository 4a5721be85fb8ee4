import { apis, site as rendered } from './portal.json';

/** A site made of contracts alone: what nobody said stays empty, and pages leave it out. */
export const site = {
  url: 'https://docs.example.com',
  repository: '',
  editBranch: '',
  signUpUrl: '',
  contactUrl: '',
  statusUrl: '',
  securityContact: '',
  accessibilityContact: '',
  copyright: rendered.title,
  ...rendered,
};

export const guides = { reference: apis[0]?.route };

export const languages = { en: 'English', da: '', either: 'English' };

export const searched = {
  description: 'Search the operations, their parameters and their fields.',
  hint: 'A word, a field, a path, or a question.',
  kinds: ['operation', 'field', 'guide'],
};

export const sandbox = undefined;

export const footer = { guides: [], help: [] };

export const announcement = undefined;
