import { paint } from '../../client/paint';
import { showLanguage, shownLanguage, showTexts } from '../../client/samples';
import { REQUEST } from '../form/prefix';
import type { OperationForm, Preset } from '../form/types';
import type * as write from './write';

type Writer = typeof write;

/** Returns a function that shows the samples of the values in the visible language, and empties the other panels. */
export function createSampleView(frame: HTMLElement, form: OperationForm, writer: Writer) {
  const loaded = new Map<string, Awaited<ReturnType<Writer['writers'][string]>>>();
  let latestCall = 0;
  return async (preset: Preset): Promise<void> => {
    const { values, extraHeaders } = preset;
    latestCall += 1;
    const call = latestCall;
    // In the sandbox, the page's script sends this request.
    frame.dispatchEvent(
      new CustomEvent(REQUEST, { bubbles: true, detail: writer.formRequest(form, values, extraHeaders) }),
    );
    const language = shownLanguage(frame);
    const write = loaded.get(language) ?? (await writer.writers[language]?.());
    if (call !== latestCall) return;
    if (write) {
      loaded.set(language, write);
      const others = Object.keys(writer.writers).map((name) => [name, '']);
      const texts = {
        ...Object.fromEntries(others),
        [language]: writer.writeSample(write, form, values, extraHeaders),
      };
      showTexts(frame, texts, (shown) => (shown === language ? writer.marksIn(write, form, values, extraHeaders) : []));
    } else await showLanguage(frame, Math.max(0, form.presets.indexOf(preset)), true);
    paint(frame);
  };
}

/** Scrolls the sample to a changed value. The page does not scroll. */
export function showValue(frame: ParentNode, keys: readonly string[]): void {
  const marks = [...frame.querySelectorAll<HTMLElement>('mark[data-value]')];
  const mark = marks.find(({ dataset }) => keys.includes(dataset.value?.split('.')[0] ?? ''));
  const pre = mark?.closest('pre');
  if (!mark || !pre) return;
  const [value, box] = [mark.getBoundingClientRect(), pre.getBoundingClientRect()];
  pre.scrollLeft += Math.max(0, value.right - box.right + 12) - Math.max(0, box.left - value.left + 12);
  pre.scrollTop += Math.max(0, value.bottom - box.bottom + 12) - Math.max(0, box.top - value.top + 12);
}
