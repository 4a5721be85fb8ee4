/** Files asked for, so that code which many pages share is fetched once. */
const asked = new Set<string>();
let queue: Promise<void> = Promise.resolve();

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url, { priority: 'low' });
    // Only a response that is read to its end is cached.
    await response.blob();
  } catch {
    // No connection: the file is asked for again when its page is opened.
  }
}

/**
 * Fetches a file of the site into the browser's cache before it is needed.
 * One file at a time, so that what the reader asks for never waits behind many.
 *
 * Docusaurus calls this for the pages of the links in view, unless the
 * connection is slow or saves data. Its own module adds `<link rel=prefetch>`,
 * which Firefox checks against the policy's `default-src 'none'` and refuses.
 */
export default function prefetch(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  queue = queue.then(() => load(url));
}
