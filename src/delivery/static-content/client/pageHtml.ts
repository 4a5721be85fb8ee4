/** HTML of pages this tab has shown or is about to show, as the server rendered it, by permalink. */
const pages = new Map<string, string>();

const selector = (permalink: string) => `[data-static-content="${CSS.escape(permalink)}"]`;

/** Keeps the HTML of a page for the next time the page is shown. */
export function keepHtml(permalink: string, html: string): void {
  if (!pages.has(permalink)) pages.set(permalink, html);
}

/** HTML of a page; empty when the document came with it. */
export const htmlOf = (permalink: string): string => pages.get(permalink) ?? '';

/**
 * Makes sure the HTML of a page is at hand before the page is shown: it is in the
 * document already (first visit), kept from before, or fetched.
 *
 * @throws when the page can't be fetched. The next call asks again.
 */
export async function prepare({ metadata: { permalink } }: { metadata: { permalink: string } }): Promise<void> {
  if (pages.has(permalink) || document.querySelector(selector(permalink))) return;
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink} responded with status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const frame = page.querySelector(selector(permalink));
  if (!frame) throw new Error(`${permalink} has no static content`);
  keepHtml(permalink, frame.innerHTML);
}
