import { isReachable } from './isReachable';
import preload from './preload';

const TEXT = 'No connection to this site. This page stays open; the link will work when the connection is back.';

const existing = () => document.querySelector('.offline-notice');

/** Tells the reader that the site can't be reached; a second call makes screen readers say it again. */
function showOfflineNotice(): void {
  const notice = existing() ?? document.createElement('p');
  notice.className = 'load-notice offline-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = TEXT;
  if (!notice.isConnected) document.body.append(notice);
}

/** Removes the notice: the connection is back. */
const hideOfflineNotice = (): void => existing()?.remove();

// Captured before the router handles it. Back and forward have changed the URL already.
let isHistory = false;
const noteHistory = () => {
  isHistory = true;
};
window.addEventListener('popstate', noteHistory, { capture: true });
window.addEventListener('online', hideOfflineNotice);

/**
 * Loads the code of a page before it is shown. When the site can't be reached it never settles: the reader keeps the
 * page and is told.
 *
 * @throws The error of the load when the site can be reached: its code is from a newer release, and Docusaurus reloads.
 */
export default async function preloadOrStay(pathname: string): Promise<unknown> {
  const wasHistory = isHistory;
  isHistory = false;
  try {
    const loaded = await preload(pathname);
    // After going back because of a failure, the notice stays.
    if (!wasHistory) hideOfflineNotice();
    return loaded;
  } catch (error) {
    if (await isReachable()) throw error;
    if (!wasHistory) window.history.back();
    showOfflineNotice();
    return new Promise(() => undefined);
  }
}
