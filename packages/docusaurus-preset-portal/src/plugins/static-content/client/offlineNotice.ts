const TEXT = 'No connection to this site. This page stays open; the link will work when the connection is back.';

const existing = () => document.querySelector('.offline-notice');

/** Tells the reader that the site can't be reached; a second call makes screen readers say it again. */
export function showOfflineNotice(): void {
  const notice = existing() ?? document.createElement('p');
  notice.className = 'load-notice offline-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = TEXT;
  if (!notice.isConnected) document.body.append(notice);
}

/** Removes the notice: the connection is back. */
export const hideOfflineNotice = (): void => existing()?.remove();
