import { store } from '../../lib/storage';

/** Attribute of the page and storage key in which the theme keeps the colour mode. */
const ATTRIBUTE = 'data-theme';
const KEY = 'theme';

const current = () => (document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');

/** Sets one of the two modes on the page, whatever value is in storage. */
export const start = (): void => document.documentElement.setAttribute(ATTRIBUTE, current());

/** Changes the colour mode before the app runs, which reads it from the page when it starts. */
export function press(_control: HTMLElement, isStarted: boolean): boolean {
  if (isStarted) return false;
  const mode = current() === 'dark' ? 'light' : 'dark';
  document.documentElement.setAttribute(ATTRIBUTE, mode);
  store(KEY, mode);
  return true;
}
