import { filterForm } from 'docusaurus-preset-portal/browser';
import { fold } from 'docusaurus-preset-portal/terms';

const FACETS = ['entity', 'register', 'type'] as const;

type Facets = Readonly<Record<string, string | undefined>>;

interface Row {
  element: HTMLElement;
  text: string;
  facets: Facets;
}

/** Creates a filter: every word must be in the text, and every selected facet must match. */
export function matcher(filters: URLSearchParams): (text: string, facets: Facets) => boolean {
  const words = fold(filters.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const chosen = FACETS.map((name) => [name, filters.get(name) ?? ''] as const).filter(([, value]) => value !== '');
  return (text, facets) =>
    words.every((word) => text.includes(word)) && chosen.every(([name, value]) => facets[name] === value);
}

function show(frame: HTMLElement, rows: Row[], filters: URLSearchParams): void {
  const fits = matcher(filters);
  let visibleCount = 0;
  for (const { element, text, facets } of rows) {
    const hidden = !fits(text, facets);
    // Unchanged rows must not trigger a layout.
    if (element.hidden !== hidden) element.hidden = hidden;
    if (!hidden) visibleCount += 1;
  }
  for (const group of frame.querySelectorAll<HTMLElement>('.attribute-group'))
    group.hidden = !group.querySelector('tbody tr:not([hidden])');
  const count = frame.querySelector('.attribute-shown');
  if (count)
    count.textContent =
      visibleCount === rows.length ? `${visibleCount} attributes` : `${visibleCount} of ${rows.length} attributes`;
  const none = frame.querySelector<HTMLElement>('.attribute-none');
  if (none) none.hidden = visibleCount > 0;
}

/** Filters the rows of the catalogue during typing, and mirrors the filter in the URL. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector<HTMLFormElement>('#attribute-filters');
  if (!form) return () => {};
  const rows = [...frame.querySelectorAll<HTMLElement>('tr[data-text]')].map((element) => ({
    element,
    text: element.dataset.text ?? '',
    facets: { ...element.dataset },
  }));
  return filterForm(frame, form, (filters) => show(frame, rows, filters));
}
