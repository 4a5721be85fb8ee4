import { stemmer as english } from '@orama/stemmers/english';
import type { Site } from './site';

// Content of a portal of contracts alone, for `export *` in the module of a site: it exports `site`, `apis` and `guides`
// itself, and what else is its own. No guide describes identifiers and errors: each has its own name.

/** An owner without any address: pages leave out what they would link to. */
export const site: Site['site'] = {
  title: '',
  tagline: '',
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

export const searched: Site['searched'] = {
  description: 'Search the operations, their parameters and their fields.',
  hint: 'A word, a field, a path, or a question.',
  kinds: ['operation', 'field'],
  starts: [],
};

export const sandbox: Site['sandbox'] = undefined;

export const footer: Site['footer'] = { guides: [], help: [] };

/** Contracts are shown as they are written. */
export const hosts: Site['hosts'] = { siteUrl: '', apiBaseUrl: '' };

export const placeholders: Site['placeholders'] = [];
export const identifiers: Site['identifiers'] = {};
export const problems: Site['problems'] = {};
export const describeOperation: Site['describeOperation'] = () => {};
export const fieldRules: Site['fieldRules'] = {};
export const finders: Site['finders'] = {};
export const recognise: Site['recognise'] = () => [];
export const mayBePersonal: Site['mayBePersonal'] = () => false;
export const faultOf: Site['faultOf'] = () => undefined;
export const readAs: Site['readAs'] = () => undefined;

/** Words of the one language that the search of a portal of contracts knows: English. */
export const language: Site['language'] = {
  stemmers: [english],
  linkingLetters: /[s]$/,
  inflections: /(?:es|s)$/,
  questionWords: (
    'a about all also an and any are as at be been being both but by can cannot could did do does doing each every few for ' +
    'from get gets give given had has have having he her here how i if in into is it its just look lookup made make me ' +
    'mean means much my must need no nor of on only or other our out over own please same see should show so ' +
    'some such tell than that the their them then there these they this those through to too up us use used uses using very want was ' +
    'we were what when where which while who whom why will with work works would you your'
  ).split(' '),
  kindWords: 'endpoint endpoints field fields header headers parameter parameters'.split(' '),
  statusWords: 'api code error errors http message problem response status'.split(' '),
  definitionQuestions: ['what is', 'what are', "what's", 'what does', 'define'],
  definitionEndings: ['meaning', 'definition', 'explained'],
  amountQuestions: /\bhow (?:many|much|often|long|old|large|big)\b/giu,
  phrases: [[/\bget(?:ting)? (?:going|started)\b/giu, ' tutorial ']],
  failures:
    /\b(?:errors?|fail(?:s|ed|ing|ure)?|invalid|wrong|denied|rejected|refused|stopp?ed working|(?:not|\w+n't) work(?:s|ing)?|no access)\b/iu,
  asides:
    /(?<![\p{L}\d/])\d[\d.,]*\s+(?!errors|headers|characters)(?=\p{L}{3,}[^s]s(?!\p{L}))|\bkeeps? (?=\p{L}+ing\b)/giu,
};
