import { ENVIRONMENT, PASSED_VALUES, RECENT_PICKS } from './names';

/** One thing a browser keeps for the reader, and never sends. */
export interface StorageKey {
  key: string;
  /** What it is for, as the privacy page says it. */
  what: string;
  /** Only between two pages, in session storage. */
  isPassing?: true;
}

/**
 * Everything this site keeps in a browser. The privacy page lists exactly
 * these, and tests compare both with the code and with a browser.
 */
export const storageKeys: readonly StorageKey[] = [
  { key: 'theme', what: 'Light or dark' },
  { key: 'docusaurus.announcement.id', what: 'The last announcement shown' },
  { key: 'docusaurus.announcement.dismiss', what: 'Whether you closed it' },
  { key: 'docs-preferred-version-default', what: 'The version of the documentation you read last' },
  { key: 'portal.language', what: 'The language of samples you chose' },
  { key: ENVIRONMENT, what: 'The environment of samples you chose' },
  { key: RECENT_PICKS, what: 'The last six pages you picked in search' },
  {
    key: PASSED_VALUES,
    what: 'What *I have…* passes to *Your values* of the page you open, in this tab, until an operation page opens',
    isPassing: true,
  },
];
