import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const WORDS = 'You are offline. This page stays open; the link will work when the connection is back.';

function tell() {
  const before = document.querySelector('.offline-notice');
  const notice = before ?? document.createElement('p');
  notice.className = 'load-notice offline-notice';
  notice.setAttribute('role', 'alert');
  // Said again when another link is tried.
  notice.textContent = WORDS;
  if (!before) document.body.append(notice);
}

const leavesPage = ({ href, target }: HTMLAnchorElement) => {
  const { origin, pathname } = new URL(href, window.location.href);
  return !target && origin === window.location.origin && pathname !== window.location.pathname;
};

/**
 * Without a connection a link would cost the reader the page: Docusaurus
 * reloads when code does not arrive, and the browser shows an error of its
 * own. So such a link is not followed, and the reader is told.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (navigator.onLine || !link || !leavesPage(link)) return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    },
    { capture: true },
  );
  window.addEventListener('online', () => document.querySelector('.offline-notice')?.remove());
}
