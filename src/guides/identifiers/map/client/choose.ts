import { passValues } from 'docusaurus-preset-portal/browser';

const NO_WAY = 'No call leads from one to the other.';

/** Returns copies of the calls that return an identifier, or of all calls; otherwise of the path of several calls. */
function contentOf(section: Element, from: string, to: string): Node[] {
  const calls = section.querySelector('.map-calls')?.cloneNode(true) as Element;
  for (const item of to ? calls.querySelectorAll(`[data-edge]:not([data-edge="${from} ${to}"])`) : []) item.remove();
  for (const call of [...calls.children]) if (!call.querySelector('[data-edge]')) call.remove();
  if (calls.firstChild) return [calls];
  const path = section.querySelector(`[data-way="${from} ${to}"]`);
  return [...(path?.cloneNode(true).childNodes ?? [])];
}

/** Lights the edges of the drawing that are in a content, and their ends; each end names its call. */
function light(frame: Element, content: Element, from: string): void {
  for (const part of frame.querySelectorAll('svg [data-lit]')) part.removeAttribute('data-lit');
  const lit = (selector: string) => {
    const part = frame.querySelector(`svg ${selector}`);
    part?.setAttribute('data-lit', '');
    return part;
  };
  lit(`[data-from="${from}"]`);
  for (const item of content.querySelectorAll<HTMLElement>('[data-edge]')) {
    const [start, end] = item.dataset.edge?.split(' ') ?? [];
    lit(`[data-edge="${start} ${end}"]`);
    lit(`[data-from="${start}"]`);
    const name = lit(`[data-to="${end}"]`)?.querySelector('.map-call');
    if (name) name.textContent = item.closest('li:has(> a)')?.querySelector('a')?.textContent ?? '';
  }
}

/** Adds a link to the first call of each way that passes the reader's value to the form of its page. */
function offerValue(card: Element, value: HTMLInputElement): void {
  for (const call of card.querySelectorAll<HTMLAnchorElement>('.map-calls > li > a, ol > li:first-child > a')) {
    const { parameter } = call.dataset;
    if (!parameter) continue;
    const open = call.cloneNode() as HTMLAnchorElement;
    open.className = 'button';
    open.textContent = 'Open with your value';
    open.onclick = () => passValues(open.pathname, `#v=${parameter}=${encodeURIComponent(value.value.trim())}`);
    call.after(open);
  }
}

/** Shows the calls between the two chosen identifiers. */
export function enhance(frame: HTMLElement): () => void {
  const [from, to] = frame.querySelectorAll('select');
  const form = from?.form;
  const value = frame.querySelector('input');
  const card = frame.querySelector('output');
  if (!form || !from || !to || !value || !card) return () => {};
  const stop = new AbortController();
  const show = () => {
    const section = frame.querySelector(`#from-${from.value}`);
    if (!section) return;
    const content = from.value === to.value ? ['You have it.'] : contentOf(section, from.value, to.value);
    card.replaceChildren(...(content.length > 0 ? content : [NO_WAY]));
    light(frame, card, from.value);
    offerValue(card, value);
  };
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target === value) return;
      if (target === from) value.value = from.selectedOptions[0]?.dataset.example ?? '';
      show();
    },
    { signal: stop.signal },
  );
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: stop.signal });
  form.dataset.ready = '';
  show();
  return () => stop.abort();
}
