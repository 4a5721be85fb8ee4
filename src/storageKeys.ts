/** One thing a browser keeps for the reader, and never sends. */
export interface StorageKey {
  key: string;
  /** `tab` is forgotten when the tab closes. */
  kept: 'device' | 'tab';
  /** What it is for, as the privacy page says it. */
  what: string;
}

/**
 * Everything this site keeps in a browser. The privacy page lists exactly
 * these, and tests compare both with the code and with a browser.
 */
export const storageKeys: readonly StorageKey[] = [
  { key: 'theme', kept: 'device', what: 'Light or dark' },
  { key: 'docusaurus.announcement.id', kept: 'device', what: 'The last announcement shown' },
  { key: 'docusaurus.announcement.dismiss', kept: 'device', what: 'Whether you closed it' },
  { key: 'portal.language', kept: 'device', what: 'The language of samples you chose' },
  { key: 'portal.search.recent', kept: 'device', what: 'The last six pages you picked in search' },
  { key: 'page-load-retried', kept: 'tab', what: 'Whether a page that did not load was tried again' },
];
