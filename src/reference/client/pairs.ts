import { fetchText } from './files';
import { setCode } from './paint';

type Samples = Record<string, Record<string, string>>;

/** Shows the samples of another pair, in all languages. The words about the proof are about the first. */
async function showSamples(frame: HTMLElement, select: HTMLSelectElement): Promise<void> {
  const all = JSON.parse(await fetchText(select.dataset.pairs ?? '')) as Samples;
  const samples = all[select.value] ?? {};
  for (const panel of frame.querySelectorAll<HTMLElement>('[data-tab^="language-"]')) {
    const code = panel.querySelector('code');
    const text = samples[panel.dataset.tab?.slice('language-'.length) ?? ''];
    if (code && text !== undefined) setCode(code, text);
    const proof = panel.querySelector<HTMLElement>('.ref-proof');
    if (proof) proof.hidden = select.selectedIndex > 0;
  }
}

const radioOf = (frame: HTMLElement, tab: string) =>
  frame.querySelector<HTMLInputElement>(`.ref-answers input[id$="${CSS.escape(tab)}"]`);

/** Keeps the request and the response that belong together: choosing one chooses the other. */
export async function keepPair(event: Event, frame: HTMLElement): Promise<void> {
  const select = frame.querySelector<HTMLSelectElement>('select[data-pairs]');
  const { target } = event;
  if (!select) return;
  if (target === select) {
    const radio = radioOf(frame, select.value);
    const panel = radio?.closest('[data-tab]');
    if (radio) radio.checked = true;
    const status = panel && frame.querySelector<HTMLInputElement>(`input[id="${panel.getAttribute('data-tab')}"]`);
    if (status) status.checked = true;
  } else if (target instanceof HTMLInputElement && target.closest('.ref-answers')) {
    if (![...select.options].some(({ value }) => value === target.value)) return;
    select.value = target.value;
  } else return;
  await showSamples(frame, select);
}
