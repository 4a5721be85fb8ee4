import { showLoadFailure } from '../../lib/loadFailure';

/** So long nothing is said while a reader types, so that a screen reader is not told of every digit. */
const PAUSE_MS = 250;

/** The rules are loaded when a reader turns to the field: most visitors of a page never do. */
const load = () => import('./verdict');

/** Makes the field say what is in it. */
export function enhance(frame: HTMLElement): () => void {
  const form = frame.querySelector('form');
  const field = frame.querySelector('textarea');
  const verdict = frame.querySelector('[role=status]');
  if (!form || !field || !verdict) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const apply = async () => {
    const text = field.value;
    try {
      const shown = await (await load()).verdictOf(text);
      if (field.value === text && !signal.aborted) verdict.replaceChildren(...shown);
    } catch {
      // No connection, or the code is from an earlier release.
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
  field.addEventListener('input', later, { signal });
  field.addEventListener('focus', () => void load().catch(() => undefined), { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  if (field.value) void apply();
  return () => {
    clearTimeout(waiting);
    stop.abort();
  };
}
