/** What a reader chose. */
interface Chosen {
  api: string;
  operation: string;
  severity: string;
}

/** Whether an item is of the chosen API, operation and severity; an empty choice is any. */
export function fits(
  { api, operation, severity }: Chosen,
  item: Readonly<Record<string, string | undefined>>,
): boolean {
  return (
    (api === '' || item.api === api) &&
    (severity === '' || item.severity === severity) &&
    (operation === '' || (item.operations ?? '').split('\n').includes(operation))
  );
}

const chosenIn = (form: HTMLFormElement): Chosen => {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  return { api: value('api'), operation: value('operation'), severity: value('severity') };
};

/** Hides what was not asked for. A part or version without anything left goes as well. */
function show(frame: HTMLElement, chosen: Chosen): void {
  const any = Object.values(chosen).every((value) => value === '');
  for (const item of frame.querySelectorAll<HTMLElement>('[data-change]')) item.hidden = !fits(chosen, item.dataset);
  for (const selector of ['[data-part]', '[data-release]']) {
    for (const group of frame.querySelectorAll<HTMLElement>(selector)) {
      group.hidden = !any && !group.querySelector('[data-change]:not([hidden])');
    }
  }
  const none = frame.querySelector<HTMLElement>('.changelog-none');
  if (none) none.hidden = any || frame.querySelector('[data-change]:not([hidden])') !== null;
}

/** Narrows the changelog to what the reader chooses. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector<HTMLFormElement>('.change-filters');
  if (!form) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const apply = () => show(frame, chosenIn(form));
  form.addEventListener('input', apply, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(apply), { signal });
  form.dataset.ready = '';
  return () => stop.abort();
}
