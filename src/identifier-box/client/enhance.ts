import { verdictOf } from './verdict';

/** So long nothing is said while a reader types, so that a screen reader is not told of every digit. */
const PAUSE_MS = 250;

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
    const shown = await verdictOf(text);
    if (field.value === text && !signal.aborted) verdict.replaceChildren(...shown);
  };
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void apply(), PAUSE_MS);
  };
  field.addEventListener('input', later, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  if (field.value) void apply();
  return () => {
    clearTimeout(waiting);
    stop.abort();
  };
}
