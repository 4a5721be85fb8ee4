import { idOfHash } from 'openapi-toolkit';

/** Scrolls an overflowing row to an item, so that its neighbours are visible. */
export function centre(item: HTMLElement): void {
  const row = item.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** Marks the link to the visible section, and scrolls an overflowing row of links to it. */
export function markSection(frame: HTMLElement): void {
  const links = [...frame.querySelectorAll<HTMLAnchorElement>('.ref-sections a')];
  const line = window.innerHeight / 3;
  // Links are in the order of the page, so sections below the first one not yet reached are not measured.
  const next = links.findIndex((link) => {
    const section = document.getElementById(idOfHash(link.hash));
    return section !== null && section.getBoundingClientRect().top >= line;
  });
  const current = next < 0 ? links.at(-1) : links[next - 1];
  const before = links.find((link) => link.hasAttribute('aria-current'));
  const row = links[0]?.parentElement;
  if (!row || current === before) return;
  before?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'location');
  if (current) centre(current);
  else row.scrollLeft = 0;
}

/** Keeps the panels in view at the end of the page: they are as high as the room above the end of their column. */
export function fitPanels(frame: Element): void {
  const panels = frame.querySelector<HTMLElement>('.ref-stick');
  const column = panels?.parentElement;
  if (!panels || !column) return;
  const room = column.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(panels).top);
  if (room < window.innerHeight) panels.style.setProperty('--ref-room', `${room}px`);
  else panels.style.removeProperty('--ref-room');
}
