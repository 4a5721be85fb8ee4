/** Returns the content of the row or item with the path between two identifiers. */
function pathContent(frame: HTMLElement, from: string, to: string): Node[] {
  if (from === to) return [document.createTextNode('You have it.')];
  const row = frame.querySelector(`[data-way="${CSS.escape(`${from} ${to}`)}"]`);
  if (!row) return [document.createTextNode('No call leads from one to the other.')];
  const source = row.matches('tr') ? row.lastElementChild : row;
  const content = [...(source?.cloneNode(true).childNodes ?? [])];
  if (!row.matches('tr')) return content;
  const count = source?.querySelectorAll('a').length ?? 0;
  return [document.createTextNode(count > 1 ? '1 call, any of these: ' : '1 call: '), ...content];
}

/** Connects the two select elements to the shortest path between the selected identifiers. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector('form');
  const [from, to] = frame.querySelectorAll('select');
  const output = frame.querySelector('output');
  if (!form || !from || !to || !output) return () => {};
  const stop = new AbortController();
  const show = () =>
    output.replaceChildren(...(from.value && to.value ? pathContent(frame, from.value, to.value) : []));
  form.addEventListener('change', show, { signal: stop.signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: stop.signal });
  form.dataset.ready = '';
  show();
  return () => stop.abort();
}
