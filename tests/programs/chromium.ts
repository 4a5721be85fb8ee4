import { part } from '../support/cover';
import { command } from './locate';

/** Arguments for Chromium in tests: it runs as root and sends no requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds Chromium or Chrome with everything that the headless shell lacks. */
export const findWholeChromium = command(WHOLE, { paths });

/**
 * Finds the browser of the tests: the one in the variable `CHROMIUM`, else the headless shell, which takes two fifths
 * less time, else Chromium or Chrome. At night Chromium or Chrome comes first.
 */
export const findChromium = command(part === 'night' ? [...WHOLE, ...SHELLS] : [...SHELLS, ...WHOLE], {
  variable: 'CHROMIUM',
  paths,
});
