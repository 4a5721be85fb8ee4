/** Adds a link to every heading that has an id. The link is shown on hover. */
export function linkHeadings(frame: HTMLElement): void {
  for (const heading of frame.querySelectorAll(':is(h2, h3, h4)[id]')) {
    if (heading.querySelector('.hash-link')) continue;
    const link = document.createElement('a');
    link.className = 'hash-link';
    link.href = `#${encodeURIComponent(heading.id)}`;
    link.title = `Direct link to ${heading.textContent}`;
    heading.append(link);
  }
}
