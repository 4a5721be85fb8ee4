/**
 * Renderer of the content of pages:
 * - `server`: static site generation, into the HTML of the page;
 * - `adopt`: none. A browser of a production build keeps that HTML;
 * - `live`: the browser of the dev server, which has no HTML to adopt.
 */
export type Mode = 'server' | 'adopt' | 'live';

export function modeOf(isServer: boolean): Mode {
  if (isServer) return 'server';
  return process.env.NODE_ENV === 'development' ? 'live' : 'adopt';
}
