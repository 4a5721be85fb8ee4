import type { Write } from 'openapi-toolkit/samples';
import { paint } from '../../client/paint';
import { showLanguage, shownLanguage, showTexts } from '../../client/samples';
import { REQUEST } from '../form/prefix';
import { marksOf } from '../form/probeValue';
import { formRequest } from '../form/request';
import type { FormValues, OperationForm, Preset } from '../form/types';
import { writers, writeSample } from './write';

/** Returns a function that shows the samples of the values in the visible language, and empties the other panels. */
export function createSampleView(frame: HTMLElement, form: OperationForm) {
  const loaded = new Map<string, Write>();
  let latestCall = 0;
  return async (preset: Preset): Promise<void> => {
    const { values, extraHeaders } = preset;
    latestCall += 1;
    const call = latestCall;
    // In the sandbox, the page's script sends this request.
    frame.dispatchEvent(new CustomEvent(REQUEST, { bubbles: true, detail: formRequest(form, values, extraHeaders) }));
    const language = shownLanguage(frame);
    const write = loaded.get(language) ?? (await writers[language]?.());
    if (call !== latestCall) return;
    if (write) {
      loaded.set(language, write);
      const others = Object.keys(writers).map((name) => [name, '']);
      const writeValues = (written: FormValues) => writeSample(write, form, written, extraHeaders);
      const texts = { ...Object.fromEntries(others), [language]: writeValues(values) };
      showTexts(frame, texts, (shown) => (shown === language ? marksOf(values, writeValues) : []));
    } else await showLanguage(frame, Math.max(0, form.presets.indexOf(preset)), true);
    paint(frame);
  };
}

/** Scrolls the sample to a changed value. The page does not scroll. */
export function showValue(frame: ParentNode, keys: readonly string[]): void {
  const marks = [...frame.querySelectorAll<HTMLElement>('mark[data-value]')];
  const mark = marks.find(({ dataset }) => keys.some((key) => `${dataset.value}.`.startsWith(`${key}.`)));
  const pre = mark?.closest('pre');
  if (!mark || !pre) return;
  const [value, box] = [mark.getBoundingClientRect(), pre.getBoundingClientRect()];
  pre.scrollLeft += Math.max(0, value.right - box.right + 12) - Math.max(0, box.left - value.left + 12);
  pre.scrollTop += Math.max(0, value.bottom - box.bottom + 12) - Math.max(0, box.top - value.top + 12);
}
