import { filterForm } from '../../filterForm';

/** True if an item has the chosen API and severity. A missing choice matches all. */
export const matchesFilters = (
  filters: URLSearchParams,
  { api, severity }: Readonly<Record<string, string | undefined>>,
): boolean => (filters.get('api') ?? api) === api && (filters.get('severity') ?? severity) === severity;

/** Hides items that do not match, and parts and versions without visible items. */
function show(frame: HTMLElement, filters: URLSearchParams): void {
  const isEverything = filters.toString() === '';
  for (const item of frame.querySelectorAll<HTMLElement>('[data-change]'))
    item.hidden = !matchesFilters(filters, item.dataset);
  for (const selector of ['[data-part]', '[data-release]']) {
    for (const group of frame.querySelectorAll<HTMLElement>(selector)) {
      group.hidden = !isEverything && !group.querySelector('[data-change]:not([hidden])');
    }
  }
  const none = frame.querySelector<HTMLElement>('.changelog-none');
  if (none) none.hidden = isEverything || frame.querySelector('[data-change]:not([hidden])') !== null;
}

/** Filters the changelog by the choices in the form. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector<HTMLFormElement>('.filter-form');
  return form ? filterForm(frame, form, (filters) => show(frame, filters)) : () => {};
}
