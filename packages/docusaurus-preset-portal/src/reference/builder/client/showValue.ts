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
