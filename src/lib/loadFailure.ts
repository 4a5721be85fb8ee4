const CLASS = 'load-failure';

/**
 * Shows after an element that something could not be loaded, with a button that tries again. Another failure takes the
 * place of the one before, so that screen readers say it again.
 *
 * @param message What could not be loaded, as a sentence.
 */
export function showLoadFailure(anchor: Element, message: string, retry: () => void): void {
  const before = anchor.nextElementSibling;
  if (before?.classList.contains(CLASS)) before.remove();
  const notice = document.createElement('p');
  notice.className = CLASS;
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  notice.append(`${message} `, button);
  anchor.after(notice);
}
