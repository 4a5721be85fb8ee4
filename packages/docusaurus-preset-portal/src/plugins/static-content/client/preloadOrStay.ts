import { isReachable } from './isReachable';
import { hideOfflineNotice, showOfflineNotice } from './offlineNotice';
import preload from './preload';

// Captured before the router handles it. Back and forward have changed the URL already.
let isHistory = false;
const noteHistory = () => {
  isHistory = true;
};
window.addEventListener('popstate', noteHistory, { capture: true });
window.addEventListener('online', hideOfflineNotice);

/**
 * Loads the code of a page before it is shown. When the site can't be reached it never settles: the reader keeps the
 * page
 * and is told.
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
