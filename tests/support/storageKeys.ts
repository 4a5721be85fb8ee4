import { ENVIRONMENT, PASSED_VALUES, RECENT_PICKS } from 'docusaurus-preset-portal/testing';

/** A key of browser storage. Its value is never sent. */
interface StorageKey {
  key: string;
  /** True for session storage that passes values between two pages. */
  isPassing?: true;
}

/** All keys that this site stores in a browser, as on the privacy page; tests compare both with the code. */
export const storageKeys: readonly StorageKey[] = [
  { key: 'theme' },
  { key: 'docusaurus.announcement.id' },
  { key: 'docusaurus.announcement.dismiss' },
  { key: 'docs-preferred-version-default' },
  { key: 'portal.language' },
  { key: ENVIRONMENT },
  { key: RECENT_PICKS },
  { key: PASSED_VALUES, isPassing: true },
];
