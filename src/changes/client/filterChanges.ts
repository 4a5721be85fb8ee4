import { filterForm } from '../../delivery/static-content/client/filterForm';

/** Whether an item is of the chosen API, operation and severity; what was not chosen is any. */
export function fits(asked: URLSearchParams, item: Readonly<Record<string, string | undefined>>): boolean {
  const isAny = (name: string, values: readonly (string | undefined)[]) =>
    !asked.has(name) || values.includes(asked.get(name) ?? '');
  return (
    isAny('api', [item.api]) &&
    isAny('severity', [item.severity]) &&
    isAny('operation', (item.operations ?? '').split('\n'))
  );
}

/** Hides what was not asked for. A part or version without anything left goes as well. */
function show(frame: HTMLElement, asked: URLSearchParams): void {
  const isEverything = asked.toString() === '';
  for (const item of frame.querySelectorAll<HTMLElement>('[data-change]')) item.hidden = !fits(asked, item.dataset);
  for (const selector of ['[data-part]', '[data-release]']) {
    for (const group of frame.querySelectorAll<HTMLElement>(selector)) {
      group.hidden = !isEverything && !group.querySelector('[data-change]:not([hidden])');
    }
  }
  const none = frame.querySelector<HTMLElement>('.changelog-none');
  if (none) none.hidden = isEverything || frame.querySelector('[data-change]:not([hidden])') !== null;
}

/** Narrows the changelog to what the reader chooses. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector<HTMLFormElement>('.change-filters');
  return form ? filterForm(frame, form, (asked) => show(frame, asked)) : () => {};
}
