/** Marks the link to the section that is in view. */
export function markSection(frame: HTMLElement): void {
  const links = [...frame.querySelectorAll<HTMLAnchorElement>('.ref-sections a')];
  const line = window.innerHeight / 3;
  // Links stand in the order of the page: what is below the first place that is not reached yet is not measured.
  const next = links.findIndex((link) => {
    const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return place !== null && place.getBoundingClientRect().top >= line;
  });
  const current = next < 0 ? links.at(-1) : links[next - 1];
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
