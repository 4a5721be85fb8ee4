import { idOfHash } from 'openapi-toolkit';

function asks(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ''));
}

/** Lets a form narrow what a frame shows, with the choice in the address, until the function that it returns is called. */
export function filterForm(
  frame: HTMLElement,
  form: HTMLFormElement,
  show: (filter: URLSearchParams) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  const apply = () => {
    const filter = asks(form);
    show(filter);
    const query = filter.toString();
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`);
  };
  const reachTarget = () => {
    const target = document.getElementById(idOfHash(window.location.hash));
    if (!target || !frame.contains(target) || !target.closest('[hidden]')) return;
    form.reset();
    setTimeout(() => target.scrollIntoView());
  };

  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  form.addEventListener('input', apply, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(apply), { signal });
  window.addEventListener('hashchange', reachTarget, { signal });
  form.dataset.ready = '';
  if (window.location.search) show(asks(form));
  reachTarget();
  return () => stop.abort();
}
