import { store } from '../storage';

/** Where the theme keeps the colour mode: in the page, and in the reader's browser. */
const ATTRIBUTE = 'data-theme';
const KEY = 'theme';

const current = () => (document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');

/** Whatever was in storage, the page has one of the two modes. */
export const start = (): void => document.documentElement.setAttribute(ATTRIBUTE, current());

/** Changes the colour mode before the app runs, which reads it from the page when it starts. */
export function press(_control: HTMLElement, isStarted: boolean): boolean {
  if (isStarted) return false;
  const mode = current() === 'dark' ? 'light' : 'dark';
  document.documentElement.setAttribute(ATTRIBUTE, mode);
  store(KEY, mode);
  return true;
}
