import { openBuilder } from '../builder/client/open';
import { showLanguage, showSamples } from './samples';

const chooser = (frame: ParentNode) => frame.querySelector<HTMLSelectElement>('#example-pair');

/** Returns the panels of the examples that name their request, in the order of the chooser. */
const panelsOf = (frame: ParentNode) =>
  [...frame.querySelectorAll('.ref-answers .ref-request')].map((request) => request.closest('[data-tab]'));

function choose(frame: ParentNode, panel: Element | null | undefined): void {
  for (let at = panel; at; at = at.parentElement?.closest('.ref-panels > [data-tab]')) {
    const radio = frame.querySelector<HTMLInputElement>(`input[id="${CSS.escape(at.getAttribute('data-tab') ?? '')}"]`);
    if (radio) radio.checked = true;
  }
}

/** Synchronises request and response: selecting one selects the other. `target` is the control that changed. */
export async function keepPair(frame: HTMLElement, target?: EventTarget | null): Promise<void> {
  const select = chooser(frame);
  const index = select?.selectedIndex ?? 0;
  const builder = await openBuilder(frame);
  if (select && target === select) {
    choose(frame, panelsOf(frame)[index]);
    await showSamples(frame, index);
    builder?.follow(index);
    return;
  }
  // The samples send the reader's own values, which another response must not change.
  if (builder?.isOwn()) return;
  const pair = panelsOf(frame).findIndex((panel) => panel?.checkVisibility());
  if (select && pair >= 0 && pair !== index) {
    select.selectedIndex = pair;
    await showSamples(frame, pair);
    builder?.follow(pair);
    return;
  }
  await showLanguage(frame, index);
}
