import { idOfHash } from '../../lib/decode';

/** Marks the link to the section that is in view, and keeps it in view where the row is wider than its room. */
export function markSection(frame: HTMLElement): void {
  const links = [...frame.querySelectorAll<HTMLAnchorElement>('.ref-sections a')];
  const line = window.innerHeight / 3;
  // Links stand in the order of the page: what is below the first place that is not reached yet is not measured.
  const next = links.findIndex((link) => {
    const place = document.getElementById(idOfHash(link.hash));
    return place !== null && place.getBoundingClientRect().top >= line;
  });
  const current = next < 0 ? links.at(-1) : links[next - 1];
  const before = links.find((link) => link.hasAttribute('aria-current'));
  const row = links[0]?.parentElement;
  if (!row || current === before) return;
  before?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'location');
  // In the middle, so that the links beside it can be seen, too.
  row.scrollLeft = current ? current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 : 0;
}
