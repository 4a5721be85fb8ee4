/** Keeps the panels in view at the end of the page: they are as high as the room above the end of their column. */
export function fitPanels(frame: Element): void {
  const panels = frame.querySelector<HTMLElement>('.ref-stick');
  const column = panels?.parentElement;
  if (!panels || !column) return;
  const room = column.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(panels).top);
  if (room < window.innerHeight) panels.style.setProperty('--ref-room', `${room}px`);
  else panels.style.removeProperty('--ref-room');
}
