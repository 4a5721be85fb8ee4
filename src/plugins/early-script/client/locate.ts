/**
 * Remembers where an element is. React puts another one in the place of some when it takes the page over: a category of
 * the sidebar links to its first page until then.
 *
 * @returns Finds the element, or the one in its place.
 */
export function locate(element: HTMLElement): () => HTMLElement | null {
  const parent = element.parentElement;
  const index = parent ? [...parent.children].indexOf(element) : -1;
  return () => (element.isConnected ? element : ((parent?.children[index] as HTMLElement | undefined) ?? null));
}
