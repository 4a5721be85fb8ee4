const CLASS = 'ref-twin';

/** Marks a property in the example when it is pointed at or focused, and the other way round. */
export function markTwin(target: EventTarget | null, frame: HTMLElement): void {
  const source = target instanceof Element ? target.closest('[data-p]') : null;
  for (const old of frame.querySelectorAll(`.${CSS.escape(CLASS)}`)) old.classList.remove(CLASS);
  if (!source) return;
  const path = source.getAttribute('data-p') ?? '';
  const inExample = source.closest('.ref-aside') !== null;
  const side = inExample ? '.ref-detail' : '.ref-aside';
  for (const twin of frame.querySelectorAll(`${side} [data-p="${CSS.escape(path)}"]`)) twin.classList.add(CLASS);
  source.classList.add(CLASS);
}
