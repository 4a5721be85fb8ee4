const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Whether a `Host` header names this machine. Another name means that a web page rebound its own to loopback. */
export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK.test(host ?? '');

/** Headers that let a page of this machine read an answer; none for pages of other origins. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  const local =
    origin !== undefined && /^https?:\/\//.test(origin) && isLoopbackHost(origin.replace(/^https?:\/\//, ''));
  if (!local) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': '*',
  };
}

/** What a preflight request is told. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type, Prefer, X-API-Key, X-Purpose',
  'Access-Control-Max-Age': '600',
};
