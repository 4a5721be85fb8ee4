import { decodeSafely } from 'openapi-toolkit';
import { fetchText } from '../../../lib/fetchText';

/** HTML of pages this tab has shown or is about to show, as the server rendered it, by permalink. */
const pages = new Map<string, string>();

/** Keeps what is in the frame of a page for the next time the page is shown; the first time counts. */
export function keepHtml(permalink: string, frame: HTMLElement): void {
  if (!pages.has(permalink)) pages.set(permalink, frame.innerHTML);
}

/** HTML of a page; empty when the document came with it. */
export const htmlOf = (permalink: string): string => pages.get(permalink) ?? '';

/** Pages are known by their path without the slash that some hosts put at its end. Links can have a fragment. */
const pagePath = (address: string): string =>
  decodeSafely(address.replace(/#.*/, ''), decodeURI).replace(/(.)\/$/, '$1');

const frameIn = (page: Document, path: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('[data-static-content]')].find(
    (frame) => pagePath(frame.dataset.staticContent ?? '') === pagePath(path),
  );

/** Returns the frame of a page's content, from the document or fetched. @throws when it can't be fetched. */
export async function frameOf(path: string): Promise<HTMLElement> {
  const here = frameIn(document, path);
  // A page outside the docs has an empty frame until its HTML is here.
  if (here?.hasChildNodes()) return here;
  const frame = frameIn(new DOMParser().parseFromString(await fetchText(path), 'text/html'), path);
  if (!frame) throw new Error(`${path} has no static content`);
  keepHtml(frame.dataset.staticContent ?? '', frame);
  return frame;
}

/** Loads the HTML of a page before it is shown. A page that can't be loaded now is loaded when it is shown. */
export const loadHtml = (permalink: string): Promise<unknown> => frameOf(permalink).catch(() => undefined);
