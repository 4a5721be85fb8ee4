import { TranslationsError } from './TranslationsError';

const PATH = 'attribute-translations';

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** An unsafe base URL would stand in the pages as well, which show it: it ends every build. */
export const unusable = (problem: string) =>
  new TranslationsError({
    problem: `API_BASE_URL ${problem}`,
    advice:
      'Set API_BASE_URL to the https address of the API, such as https://api.example.com, without credentials or query.',
    unsafe: true,
  });

/**
 * Address of the list below the API's base URL.
 *
 * @throws TranslationsError when the base URL is none, is not https (plain http is for this machine
 *   only), or carries what does not belong in it. The message does not repeat the value.
 */
export function endpointOf(apiBaseUrl: string): URL {
  if (!URL.canParse(apiBaseUrl)) throw unusable('is not a URL.');
  const base = new URL(apiBaseUrl);
  if (base.username || base.password) throw unusable('carries credentials.');
  if (base.search || base.hash) throw unusable('carries a query or a fragment.');
  if (base.protocol !== 'https:' && !(base.protocol === 'http:' && isLoopback(base.hostname)))
    throw unusable(`must begin with https://; the key is not sent over ${base.protocol}//.`);
  base.pathname = `${base.pathname.replace(/\/+$/, '')}/${PATH}`;
  return base;
}
