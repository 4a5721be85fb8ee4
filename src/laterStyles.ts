/** On the link to the styles that the pages of operations begin without. It has no `rel` there. */
export const LATER = 'data-later';

let loading: Promise<void> | undefined;

/**
 * Loads the styles that the page began without, for what only other pages show, dialogs and forms.
 *
 * @throws when they can't be loaded. The next call asks again.
 */
export function laterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[${LATER}]`);
  if (!link) return Promise.resolve();
  loading ??= new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      loading = undefined;
      link.rel = '';
      reject(new Error(`${link.href} could not be loaded.`));
    };
    link.rel = 'stylesheet';
  });
  return loading;
}
