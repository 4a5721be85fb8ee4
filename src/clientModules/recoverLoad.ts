import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const RETRIED = 'page-load-retried';
const NOTICE =
  '<span>Part of this page did not load. You can read it, but menus and buttons may not answer.</span> <button type="button">Retry</button>';

/** Notes that this page is being reloaded; false when it was already, or when nothing can be noted. */
function firstTime(): boolean {
  try {
    if (sessionStorage.getItem(RETRIED) === location.pathname) return false;
    sessionStorage.setItem(RETRIED, location.pathname);
    return true;
  } catch {
    // Without a note we would reload for ever.
    return false;
  }
}

function forget() {
  try {
    sessionStorage.removeItem(RETRIED);
  } catch {
    // Nothing was noted.
  }
}

function showNotice() {
  if (document.querySelector('.load-notice')) return;
  const notice = document.createElement('div');
  notice.className = 'load-notice';
  notice.setAttribute('role', 'alert');
  notice.innerHTML = NOTICE;
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.prepend(notice);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (hydrated || reason?.name !== 'ChunkLoadError') return;
    if (firstTime()) location.reload();
    else showNotice();
  });
}

/**
 * When code of the first page does not arrive, Docusaurus leaves it readable
 * but dead, without a word. This reloads it once (a new version of the site
 * may have replaced the file), then says so and offers to retry. Later pages
 * are reloaded by Docusaurus itself.
 */
export default { onRouteDidUpdate: forget };
