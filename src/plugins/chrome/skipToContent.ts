/** Moves the keyboard to the content before the app runs, as `useSkipToContent` of the theme does later. */
export function press(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return false;
  main.setAttribute('tabindex', '-1');
  main.focus();
  main.removeAttribute('tabindex');
  return true;
}
