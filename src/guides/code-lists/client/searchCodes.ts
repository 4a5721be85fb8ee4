import { showLoadFailure } from 'docusaurus-preset-portal/browser';
import { sitePath } from 'docusaurus-preset-portal/terms';
import type { CodeHit } from '../../../site/search/findCodes';
import { loadCodes } from '../../../site/search/loadCodes';

/** Maximum number of displayed codes. */
const MAX_HITS = 40;

function itemOf({ list, code, en, da, superseded, href }: CodeHit): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = sitePath(href);
  const name = document.createElement('code');
  name.textContent = code;
  link.append(name, ` ${en}`);
  const danish = document.createElement('i');
  danish.lang = 'da';
  danish.textContent = da ?? '';
  item.append(link, ' ', danish, ` ${list.title} (${list.register})${superseded ? ', superseded' : ''}`);
  return item;
}

function textOf(found: number): string {
  if (found === 0) return 'No code fits. Try one word less.';
  return found > MAX_HITS ? `${found} codes, the best ${MAX_HITS} shown` : `${found} ${found === 1 ? 'code' : 'codes'}`;
}

/** Makes the code search interactive. Its data is fetched once, on the first input or for `?q=`. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector('form');
  const field = frame.querySelector<HTMLInputElement>('input[name=q]');
  const hits = frame.querySelector('.code-hits');
  const count = frame.querySelector('output');
  if (!form || !field || !hits || !count) return () => {};
  const stop = new AbortController();

  const apply = async () => {
    const question = field.value.trim();
    const query = question ? `?${new URLSearchParams({ q: question })}` : '';
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    try {
      const found = question ? (await loadCodes())(question) : [];
      if (field.value.trim() !== question) return;
      hits.replaceChildren(...found.slice(0, MAX_HITS).map(itemOf));
      count.textContent = question ? textOf(found.length) : '';
    } catch {
      count.textContent = '';
      showLoadFailure(form, 'The codes could not be loaded. The lists below have them all.', () => {
        field.focus();
        void apply();
      });
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault(), { signal: stop.signal });
  field.addEventListener('input', () => void apply(), { signal: stop.signal });
  field.value = new URLSearchParams(window.location.search).get('q') ?? '';
  form.dataset.ready = '';
  if (field.value) void apply();
  return () => stop.abort();
}
