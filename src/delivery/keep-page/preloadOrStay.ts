import preload from '@docusaurus/core/lib/client/preload';
import { say, unsay } from './notice';

// Before the router hears of it. Going back and forth in history has its own address already.
let isHistory = false;
const noteHistory = () => {
  isHistory = true;
};
window.addEventListener('popstate', noteHistory, { capture: true });
window.addEventListener('online', unsay);

const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Loads the code of a page before it is shown.
 *
 * @returns A promise that stays open where the site can't be reached: the reader keeps the page and is told.
 * @throws The error of the load where it can: the code is that of an older release, and Docusaurus reloads.
 */
export default async function preloadOrStay(pathname: string): Promise<unknown> {
  const wasHistory = isHistory;
  isHistory = false;
  try {
    const loaded = await preload(pathname);
    // Back where the reader was, the notice stays.
    if (!wasHistory) unsay();
    return loaded;
  } catch (error) {
    if (await isReachable()) throw error;
    if (!wasHistory) window.history.back();
    say();
    return new Promise(() => undefined);
  }
}
