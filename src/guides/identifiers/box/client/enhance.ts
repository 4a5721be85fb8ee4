import { showLoadFailure } from 'docusaurus-preset-portal/browser';
import type { ValueCalls } from './calls';
import { htmlElement } from './dom';

/** Delay before a verdict, in ms, so that screen readers do not announce one for every digit. */
const PAUSE_MS = 250;

/** Loads the rules on focus of the field, because most visitors never use it. */
const load = () => import('./verdict');

/**
 * Connects the field and its examples to the recognition of identifiers.
 *
 * @param onValue Called with the requests that send the value, or why there are none. In the verdict they are collapsed.
 */
export function enhance(frame: HTMLElement, onValue?: (found: ValueCalls) => void): () => void {
  const form = frame.querySelector('form');
  const field = frame.querySelector('textarea');
  const verdict = frame.querySelector('[role=status]');
  if (!form || !field || !verdict) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const examples = [...form.querySelectorAll<HTMLButtonElement>('.have-examples button')];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const press = (identifier: string | undefined) => {
    for (const example of examples)
      example.setAttribute('aria-pressed', String(example.dataset.identifier === identifier));
  };
  const apply = async () => {
    const text = field.value;
    try {
      const { callsFor, verdictOf } = await load();
      const [nodes, found] = await Promise.all([verdictOf(text, onValue !== undefined), callsFor(text)]);
      if (field.value !== text || signal.aborted) return;
      verdict.replaceChildren(...nodes);
      press(found.identifier);
      onValue?.(found);
    } catch {
      onValue?.({ name: '', value: '', calls: [], reason: 'The rules could not be loaded.' });
      // Offline, or the page is from an earlier release.
      showLoadFailure(form, 'The rules could not be loaded.', () => {
        field.focus();
        void apply();
      });
    }
  };
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void apply(), PAUSE_MS);
  };
  const pick = ({ value, dataset: { identifier = '', verdict: known } }: HTMLButtonElement) => {
    clearTimeout(waiting);
    field.value = value;
    if (known === undefined) void apply();
    else {
      verdict.replaceChildren(htmlElement('p', { class: 'have-right' }, known));
      press(identifier);
      onValue?.({ name: '', identifier, value, calls: [] });
    }
  };
  field.addEventListener('input', later, { signal });
  field.addEventListener('focus', () => void load().catch(() => undefined), { signal });
  for (const example of examples) example.addEventListener('click', () => pick(example), { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  if (field.value !== field.defaultValue) void apply();
  return () => {
    clearTimeout(waiting);
    stop.abort();
  };
}
