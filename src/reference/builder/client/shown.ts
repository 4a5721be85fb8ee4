import { paint } from '../../client/paint';
import { shownLanguage, showTexts } from '../../client/samples';
import { REQUEST } from '../form/prefix';
import type { Form, Preset } from '../form/types';
import type * as write from './write';

/** What writes samples; loaded with the form. */
type Writer = typeof write;

/**
 * Shows the samples of a form in the language that is in view. The function that writes a language is loaded when the
 * language first shows; the others are empty until then, so that no panel holds other values.
 *
 * @returns a function: shows the request that sends the values.
 */
export function sampleOf(frame: HTMLElement, form: Form, writer: Writer) {
  const loaded = new Map<string, Awaited<ReturnType<Writer['writers'][string]>>>();
  let latest = 0;
  return async ({ values, extra }: Preset, isProven: boolean): Promise<void> => {
    latest += 1;
    const turn = latest;
    // Where the sandbox serves the page, its script sends this.
    frame.dispatchEvent(new CustomEvent(REQUEST, { bubbles: true, detail: writer.formRequest(form, values, extra) }));
    const shown = shownLanguage(frame);
    const write = loaded.get(shown) ?? (await writer.writers[shown]?.());
    if (!write || turn !== latest) return;
    loaded.set(shown, write);
    const others = Object.keys(writer.writers).map((language) => [language, '']);
    const texts = { ...Object.fromEntries(others), [shown]: writer.writeSample(write, form, values, extra) };
    showTexts(frame, texts, isProven, (language) =>
      language === shown ? writer.marksIn(write, form, values, extra) : [],
    );
    paint(frame);
  };
}
