/** What is said of two identifiers: the contents of the row or item that has their way. */
function wayOf(frame: HTMLElement, from: string, to: string): Node[] {
  if (from === to) return [document.createTextNode('You have it.')];
  const row = frame.querySelector(`[data-way="${CSS.escape(`${from} ${to}`)}"]`);
  if (!row) return [document.createTextNode('No call leads from one to the other.')];
  const source = row.matches('tr') ? row.lastElementChild : row;
  const said = [...(source?.cloneNode(true).childNodes ?? [])];
  if (!row.matches('tr')) return said;
  const count = source?.querySelectorAll('a').length ?? 0;
  return [document.createTextNode(count > 1 ? '1 call, any of these: ' : '1 call: '), ...said];
}

/** Makes the two lists show the shortest way between what is chosen in them. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector('form');
  const [from, to] = frame.querySelectorAll('select');
  const said = frame.querySelector('output');
  if (!form || !from || !to || !said) return () => {};
  const stop = new AbortController();
  const show = () => said.replaceChildren(...(from.value && to.value ? wayOf(frame, from.value, to.value) : []));
  form.addEventListener('change', show, { signal: stop.signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: stop.signal });
  form.dataset.ready = '';
  show();
  return () => stop.abort();
}
