import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { firstPaint } from './firstPaint';

const look = { defaultMode: 'light', respectPrefersColorScheme: false };

/** Returns the data attributes that the script sets on the page. */
function shown(search: string, stored?: Record<string, string>): object {
  const dataset = {};
  const localStorage = stored && { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(firstPaint(look), {
    document: { documentElement: { dataset } },
    location: { search },
    URLSearchParams,
    ...(localStorage && { localStorage }),
  });
  return dataset;
}

const DISMISSED = 'docusaurus.announcement.dismiss';

it.each([
  ['a first visit', '', {}, { theme: 'light', announcementBarInitiallyDismissed: false }],
  ['a reader of dark pages', '', { theme: 'dark' }, { theme: 'dark', announcementBarInitiallyDismissed: false }],
  [
    'a mode in the address',
    '?docusaurus-theme=light',
    { theme: 'dark' },
    { theme: 'light', announcementBarInitiallyDismissed: false },
  ],
  ['a closed announcement', '', { [DISMISSED]: 'true' }, { theme: 'light', announcementBarInitiallyDismissed: true }],
  ['storage that is blocked', '?docusaurus-theme=dark', undefined, { theme: 'dark' }],
])('%s', (_what, search, stored, expected) => {
  expect(shown(search, stored)).toEqual(expected);
});

it('refuses a setting that it does not know', () => {
  expect(() => firstPaint({ ...look, respectPrefersColorScheme: true })).toThrow('respectPrefersColorScheme');
});
