import { copyText, showBriefly } from '../../lib/clipboard';
import { idOfHash } from '../../lib/decode';
import { showLoadFailure } from '../../lib/loadFailure';
import { offerBuilder } from '../builder/client/open';
import { markCounterpart } from './counterparts';
import { fieldOf, NAME } from './fields';
import { showAll, showFirst } from './files';
import { linkHeadings } from './headings';
import { paint, unpaint, unpaintCode } from './paint';
import { keepLanguage, keepPair } from './pairs';
import { markSection } from './sections';
import { fill, fillAll, openUses } from './types';

/** Scrolls to the field in the address if it is inside a shared type: opens the enclosing uses and marks the field. */
function revealField(frame: HTMLElement): void {
  const id = idOfHash(window.location.hash);
  if (document.getElementById(id)?.tagName !== 'I') return;
  const field = openUses(id);
  if (!field || !frame.contains(field)) return;
  for (let at: Element | null = field; at && at !== frame; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  for (const marked of frame.querySelectorAll('.ref-marked')) marked.classList.remove('ref-marked');
  field.classList.add('ref-marked');
  field.scrollIntoView({ block: 'start' });
}

/** Loads the finder when a reader focuses it. Escape restores the page. */
async function openFinder(frame: HTMLElement, input: HTMLInputElement, signal: AbortSignal): Promise<void> {
  const { finder } = await import('./find');
  const find = finder(frame, input);
  input.addEventListener('input', find, { signal });
  input.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      input.value = '';
      find();
    },
    { signal },
  );
  if (input.value !== '') find();
}

/** Copies the whole text of collapsed code. */
function copyWhole(event: Event, target: Element): void {
  const button = target.closest<HTMLElement>('[data-copy-code]');
  const link = button?.parentElement?.querySelector<HTMLAnchorElement>('a[data-all]');
  if (!button || !link) return;
  event.stopPropagation();
  showAll(link).then(() => button.click());
}

/** Copies the address of a field when its name is clicked. */
async function copyAddress(target: Element): Promise<void> {
  const name = target.closest<HTMLAnchorElement>(NAME);
  // If copying fails, the address is in the address bar.
  if (!name?.href || !(await copyText(name.href))) return;
  showBriefly(name, () => {
    name.classList.add('ref-copied');
    return () => name.classList.remove('ref-copied');
  });
}

/**
 * Adds the behaviour of an operation page. Without JavaScript the page is complete: uses link to shared types, long
 * examples link to their files, and code has one colour.
 */
export function enhance(frame: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = (type: string, handle: (event: Event) => void, capture = false) =>
    frame.addEventListener(type, handle, { signal, capture });

  linkHeadings(frame);
  for (const name of frame.querySelectorAll<HTMLAnchorElement>(NAME)) {
    const { id } = fieldOf(name) ?? {};
    if (id) name.href = `#${encodeURIComponent(id)}`;
  }
  on('mouseover', (event) => markCounterpart(event, frame));
  on('mousemove', (event) => {
    if (event.target instanceof Element && event.target.closest('code[data-code="json"]'))
      markCounterpart(event, frame);
  });
  on('focusin', (event) => markCounterpart(event, frame));
  on(
    'toggle',
    (event) => {
      if (event.target instanceof HTMLDetailsElement && event.target.open && event.target.matches('.ref-use'))
        fill(event.target);
    },
    true,
  );
  on('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-all]');
    if (link) event.preventDefault();
    if (link) showAll(link);
    // Runs before the page expands all `details`.
    if (event.target.closest('[data-expand="open"]')) fillAll(frame);
    copyWhole(event, event.target);
    copyAddress(event.target);
  });
  on('change', async (event) => {
    await keepPair(event, frame);
    await showFirst(frame);
    paint(frame);
  });
  on('server', ({ target }) => {
    for (const code of (target as Element).querySelectorAll('code[data-code]')) unpaintCode(code);
    paint(frame);
  });
  const showLanguage = () => keepLanguage(frame).then(() => paint(frame));
  // Applies a choice made in another tab.
  window.addEventListener('storage', () => setTimeout(showLanguage), { signal });
  offerBuilder(frame, signal);
  const input = frame.querySelector<HTMLInputElement>('.ref-find');
  const loadFinder = () => {
    if (input)
      openFinder(frame, input, signal).catch(() =>
        showLoadFailure(input.closest('label') ?? input, 'The search of this page could not be loaded.', loadFinder),
      );
  };
  input?.addEventListener('focus', loadFinder, { once: true, signal });
  let isScheduled = false;
  const mark = () => {
    isScheduled = false;
    markSection(frame);
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
    showFirst(frame).then(() => paint(frame));
  };
  window.addEventListener('hashchange', showAddress, { signal });
  mark();
  paint(frame);
  showLanguage();
  showAddress();
  return () => {
    controller.abort();
    unpaint();
  };
}
