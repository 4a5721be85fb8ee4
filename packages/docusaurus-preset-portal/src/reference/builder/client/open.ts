import { showLoadFailure } from '../../../lib/loadFailure';
import { takeValues } from '../../../lib/storage';
import { PREFIX } from '../form/prefix';
import type { Builder } from './builder';

const builders = new WeakMap<Element, Promise<Builder>>();

/** Returns the form of the page if a reader has opened it. */
export const openBuilder = (frame: Element): Promise<Builder> | undefined => builders.get(frame);

/** Opens the form for the control *Your values*, and for values in the address or from the previous page. */
export function offerBuilder(frame: HTMLElement, signal: AbortSignal): void {
  const control = frame.querySelector<HTMLButtonElement>('button[data-late="values"]');
  if (!control) return;
  signal.addEventListener('abort', () => builders.delete(frame));
  /** Loads the form. An error is shown below the control, and loading can be repeated. */
  const load = (use: (builder: Builder) => void) => {
    const builder = builders.get(frame) ?? import('./builder').then((item) => item.createBuilder(frame, signal));
    builders.set(frame, builder);
    builder.then(use, () => {
      builders.delete(frame);
      showLoadFailure(control.parentElement ?? control, 'The form could not be loaded.', () => load(use));
    });
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
