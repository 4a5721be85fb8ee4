const CLASS = 'load-failure';

/** Shows a load failure after an element, with a button that tries again. A new notice is announced again. */
export function showLoadFailure(anchor: Element, message: string, retry: () => void): void {
  const previous = anchor.nextElementSibling;
  if (previous?.classList.contains(CLASS)) previous.remove();
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
