/**
 * Draws a line when it comes into view, once. A line that is in view already stays as it is.
 *
 * @param waiting Class of the line before it is drawn.
 */
export function drawOnEntry(line: Element, waiting: string): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    const isBelow = entry !== undefined && entry.boundingClientRect.top > window.innerHeight;
    line.classList.toggle(waiting, isBelow);
    if (!isBelow) observer.disconnect();
  });
  observer.observe(line);
  return () => observer.disconnect();
}
