import { ENVIRONMENT, PASSED_VALUES, RECENT_PICKS } from './names';

/** A key of browser storage. Its value is never sent. */
interface StorageKey {
  key: string;
  /** Purpose, in the words of the privacy page. */
  what: string;
  /** True for session storage that passes values between two pages. */
  isPassing?: true;
}

/** All keys that this site stores in a browser, as on the privacy page; tests compare both with the code. */
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
    what: 'What *What do you have?* and the identifier map pass to *Your values* of the page you open, in this tab, until an operation page opens',
    isPassing: true,
  },
];
