const WORDS = 'No connection to this site. This page stays open; the link will work when the connection is back.';

const shown = () => document.querySelector('.offline-notice');

/** Tells the reader; again when another link is tried. */
export function say(): void {
  const notice = shown() ?? document.createElement('p');
  notice.className = 'load-notice offline-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = WORDS;
  if (!notice.isConnected) document.body.append(notice);
}

/** The connection is back. */
export const unsay = (): void => shown()?.remove();
