/** A variable of a server's address, with the value it has unless a client chooses another. */
export interface ServerVariable {
  name: string;
  default: string;
}

/** Address of a server with its variables at their defaults, without a trailing slash. */
export const serverUrl = (url: string, variables: readonly ServerVariable[]): string =>
  variables.reduce((filled, { name, default: value }) => filled.replaceAll(`{${name}}`, value), url).replace(/\/$/, '');

/** Scheme and host of an address as they are written: the host may be a word. Empty where there is none, as in `/v1`. */
export const serverOrigin = (url: string): string => /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i.exec(url)?.[0] ?? '';

/** Path of a server's address. Its host may be a word for one that the reader fills in: `https://<upload_url>/v1`. */
export const serverPath = (url: string): string =>
  URL.canParse(url, 'http://localhost')
    ? new URL(url, 'http://localhost').pathname
    : `/${url.replace(/^[^/]*\/\/[^/]*\/?/, '')}`;
