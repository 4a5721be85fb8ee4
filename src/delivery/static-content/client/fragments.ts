/** HTML of pages this tab has shown or is about to show, by permalink. */
const fragments = new Map<string, string>();

const selector = (permalink: string) => `[data-island="${CSS.escape(permalink)}"]`;

export const keepFragment = (permalink: string, html: string) => fragments.set(permalink, html);
export const fragmentOf = (permalink: string): string => fragments.get(permalink) ?? '';

/**
 * Makes sure the HTML of a page is at hand before the page shows:
 * it is in the document already (first visit), kept from before, or fetched.
 *
 * @throws when the page can't be fetched; the router then reloads, as for any missing chunk.
 */
export async function loadIsland(permalink: string): Promise<void> {
  if (fragments.has(permalink) || document.querySelector(selector(permalink))) return;
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const island = page.querySelector(selector(permalink));
  if (!island) throw new Error(`${permalink} is not a page of the docs`);
  keepFragment(permalink, island.innerHTML);
}
