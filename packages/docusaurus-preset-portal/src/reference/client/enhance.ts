import { idOfHash } from 'openapi-toolkit';
import { offerBuilder, openBuilder } from '../builder/client/open';
import { followReader, markValue } from './counterparts';
import { enclosingField, NAME } from './fields';
import { showWhole } from './files';
import { addFinder } from './find';
import { paint, unpaint, unpaintCode } from './paint';
import { showLanguage, showSamples } from './samples';
import { centre, fitPanels, markSection } from './sections';
import { fill, fillAll } from './types';

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
async function keepPair(frame: HTMLElement, target?: EventTarget | null): Promise<void> {
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

/** Scrolls to the field in the address if it is inside a shared type: inserts and marks the field. */
function revealField(frame: HTMLElement): void {
  const id = idOfHash(window.location.hash);
  if (document.getElementById(id)?.tagName !== 'I') return;
  fillAll(frame);
  const field = document.getElementById(id);
  if (!field || !frame.contains(field)) return;
  for (let at: Element | null = field; at && at !== frame; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  for (const marked of frame.querySelectorAll('.ref-marked')) marked.classList.remove('ref-marked');
  field.classList.add('ref-marked');
  field.scrollIntoView({ block: 'start' });
}

/** Adds the behaviour of an operation page, which is complete without JavaScript. */
export function enhance(frame: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = (type: string, handle: (event: Event) => void, capture = false) =>
    frame.addEventListener(type, handle, { signal, capture });

  for (const name of frame.querySelectorAll<HTMLAnchorElement>(NAME)) {
    const { id } = enclosingField(name) ?? {};
    if (id) name.href = `#${encodeURIComponent(id)}`;
  }
  on('mouseover', () => followReader(frame));
  on('mousemove', (event) => {
    const code = event.target instanceof Element && event.target.closest('code[data-code="json"]');
    if (code) markValue(frame, code, event as MouseEvent);
  });
  on('focusin', () => followReader(frame));
  on(
    'toggle',
    (event) => {
      if (event.target instanceof HTMLDetailsElement && event.target.open && event.target.matches('.ref-use'))
        fill(event.target);
    },
    true,
  );
  on('click', ({ target }) => {
    // Runs before the page expands all `details`.
    if (target instanceof Element && target.closest('[data-expand="open"]')) fillAll(frame);
  });
  /** Shows the pair of a selected example, and the whole examples that are visible now. */
  const showExamples = async (target?: EventTarget | null) => {
    await keepPair(frame, target);
    await showWhole(frame);
    for (const label of frame.querySelectorAll<HTMLElement>('.ref-tablist > :checked + label')) centre(label);
    paint(frame);
    followReader(frame, true);
  };
  on('change', ({ target }) => showExamples(target));
  on('server', ({ target }) => {
    for (const code of (target as Element).querySelectorAll('code[data-code]')) unpaintCode(code);
    paint(frame);
  });
  offerBuilder(frame, signal);
  addFinder(frame, signal);
  let isScheduled = false;
  const mark = () => {
    isScheduled = false;
    markSection(frame);
    fitPanels(frame);
    followReader(frame);
  };
  window.addEventListener(
    'scroll',
    () => {
      if (!isScheduled) requestAnimationFrame(mark);
      isScheduled = true;
    },
    { signal, passive: true },
  );
  const showAddress = () => {
    revealField(frame);
    // The address of an example has selected its panel.
    showExamples();
  };
  window.addEventListener('resize', () => showExamples(), { signal });
  window.addEventListener('hashchange', showAddress, { signal });
  mark();
  paint(frame);
  showAddress();
  return () => {
    controller.abort();
    unpaint();
  };
}
