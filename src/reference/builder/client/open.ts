import { showLoadFailure } from '../../../lib/loadFailure';
import { takeValues } from '../../../storage';
import { PREFIX } from '../form/prefix';

/** What other features do with the form of a page. */
export interface Builder {
  /** Fills in values as in the fragment of a link; what is left out is not sent, or, where it is required, as in the first example. */
  fill: (values: string) => void;
  /** The reader chose another example: its values are shown. */
  follow: (pair: number) => void;
  /** Whether the values are the reader's own, not those of an example. */
  isOwn: () => boolean;
  toggle: () => void;
}

const builders = new WeakMap<Element, Promise<Builder>>();
/** What ends the behaviour of a page. */
const signals = new WeakMap<Element, AbortSignal>();

/** The form of the page, loaded when it is first used. */
function builderOf(frame: HTMLElement): Promise<Builder> {
  const known = builders.get(frame);
  if (known) return known;
  const signal = signals.get(frame) ?? new AbortController().signal;
  const made = import('./builder').then(({ createBuilder }) => createBuilder(frame, signal));
  builders.set(frame, made);
  made.catch(() => builders.delete(frame));
  return made;
}

/** The form of the page, where a reader has opened it. */
export const openBuilder = (frame: Element): Promise<Builder> | undefined => builders.get(frame);

/** Lets the control *Your values* open the form, and so do values in the address or from the page before. */
export function offerBuilder(frame: HTMLElement, signal: AbortSignal): void {
  const control = frame.querySelector<HTMLButtonElement>('button[data-late="values"]');
  if (!control) return;
  signals.set(frame, signal);
  signal.addEventListener('abort', () => builders.delete(frame));
  /** Loads the form; a failure is shown below the control, and can be tried again. */
  const load = (use: (builder: Builder) => void) => {
    builderOf(frame).then(use, () =>
      showLoadFailure(control.parentElement ?? control, 'The form could not be loaded.', () => load(use)),
    );
  };
  control.addEventListener('click', () => load((builder) => builder.toggle()), { signal });
  const showLink = () => {
    if (window.location.hash.startsWith(PREFIX)) load(() => {});
  };
  const passed = takeValues(window.location.pathname);
  if (passed !== undefined) load(({ fill }) => fill(passed));
  window.addEventListener('hashchange', showLink, { signal });
  showLink();
}
