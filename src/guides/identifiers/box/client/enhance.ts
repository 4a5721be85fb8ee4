import { showLoadFailure } from '../../../../lib/loadFailure';

/** Delay before a verdict, in ms, so that screen readers do not announce one for every digit. */
const PAUSE_MS = 250;

/** Loads the rules on focus of the field, because most visitors never use it. */
const load = () => import('./verdict');

/** Connects the field to the recognition of identifiers. */
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
      const nodes = await (await load()).verdictOf(text);
      if (field.value === text && !signal.aborted) verdict.replaceChildren(...nodes);
    } catch {
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
  field.addEventListener('input', later, { signal });
  field.addEventListener('focus', () => void load().catch(() => undefined), { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  if (field.value) void apply();
  return () => {
    clearTimeout(waiting);
    stop.abort();
  };
}
