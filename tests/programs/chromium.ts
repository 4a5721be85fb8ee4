import { command } from './locate';

/** Arguments for a Chromium that a script starts: works as root, and calls no server on its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of an installed headless shell: Chromium without what draws its window, which costs two fifths less. The
 * variable `CHROMIUM` goes before it, too.
 */
export const findHeadlessShell = command(['chromium-headless-shell', 'chrome-headless-shell'], {
  variable: 'CHROMIUM',
});

/** Path of an installed Chromium or Chrome; the variable `CHROMIUM` goes before all others. */
export const findChromium = command(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], {
  variable: 'CHROMIUM',
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
});
