import type { ServerObject } from './document';

export interface ServerVariable {
  name: string;
  default: string;
}

/** Returns the URL of a server with the defaults of its variables, without a trailing slash. */
export const serverUrl = (url: string, variables: readonly ServerVariable[]): string =>
  variables.reduce((filled, { name, default: value }) => filled.replaceAll(`{${name}}`, value), url).replace(/\/$/, '');

/** Returns the URL of a server of a contract with the defaults of its variables, without a trailing slash. */
export const filledUrl = ({ url, variables = {} }: ServerObject): string =>
  serverUrl(
    url,
    Object.entries(variables).map(([name, variable]) => ({ name, default: String(variable?.default ?? '') })),
  );

/** Returns scheme and host of a URL as written: the host may be a placeholder. Empty if there is none, as in `/v1`. */
export const serverOrigin = (url: string): string => /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i.exec(url)?.[0] ?? '';

/** Returns the path of a server URL, whose host may be a placeholder: `https://<upload_url>/v1`. */
export const serverPath = (url: string): string =>
  URL.canParse(url, 'http://localhost')
    ? new URL(url, 'http://localhost').pathname
    : `/${url.replace(/^[^/]*\/\/[^/]*\/?/, '')}`;
