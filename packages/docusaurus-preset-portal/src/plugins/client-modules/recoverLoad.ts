import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isHydrated } from '../early-script/client/state';

const NOTICE =
  '<span>Part of this page did not load. You can read it, but menus and buttons may not work.</span> <button type="button">Retry</button>';

/** True if this page was just reloaded, by this code, Docusaurus or the user: another reload would not help. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** True if the site can be reached: a load error is then caused by the file, not by the connection. */
const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Says that part of the page did not load, and offers to retry. */
export function showLoadNotice(): void {
  if (document.querySelector('.load-notice')) return;
  const notice = document.createElement('div');
  notice.className = 'load-notice';
  notice.setAttribute('role', 'alert');
  notice.innerHTML = NOTICE;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.prepend(notice);
}

/**
 * When code of the first page does not arrive, Docusaurus leaves it readable but dead, without a word. This reloads it
 * once (a new version of the site may have replaced the file), then says so and offers to retry. Later pages are
 * reloaded by Docusaurus itself, and that counts as the one reload.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', async ({ reason }) => {
    if (isHydrated() || reason?.name !== 'ChunkLoadError') return;
    if (!wasReloaded() && (await isReachable())) location.reload();
    else showLoadNotice();
  });
}
