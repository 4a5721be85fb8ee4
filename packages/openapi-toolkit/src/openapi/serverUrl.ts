import { type Document, isMap, type PathItem, type ServerObject } from './document';

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

/** Stands in samples for a host that nobody named; pages have a field for it. */
export const PLACEHOLDER_HOST = 'YOUR-HOST';

const PLACEHOLDER = {
  default: PLACEHOLDER_HOST,
  description: 'Host of the API. The contract does not name it.',
};

/** Digits after the colon are a port. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** A name with dots that does not end in a number, as `v1.0` does, an IP address, or any name with a port. */
const HOST_WITHOUT_SCHEME = /^(?:localhost|[\w.-]+\.[a-z][\w-]*|\d+(?:\.\d+){3}|[\w-]+(?=:\d))(?::\d+)?(?:\/|$)/i;
const LOCAL = /^(?:localhost|127\.)/i;

/** Returns a server with a host: its own, or the one given; without both a variable stands for it. */
function absoluteServer(server: ServerObject, host: string): ServerObject {
  const { url, variables = {} } = server;
  const filled = filledUrl(server);
  if (SCHEME.test(filled)) return server;
  if (url.startsWith('//')) return { ...server, url: `https:${url}` };
  if (HOST_WITHOUT_SCHEME.test(filled)) return { ...server, url: `${LOCAL.test(filled) ? 'http' : 'https'}://${url}` };
  const path = url.replace(/^\.{1,2}(?=\/|$)/, '').replace(/^(?=[^/])/, '/');
  return host
    ? { ...server, url: host + path }
    : { ...server, url: `https://{host}${path}`, variables: { host: PLACEHOLDER, ...variables } };
}

/** lodash would come with the script that every page loads first: it needs `serverOrigin`. */
const mapValues = (map: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));

/** Gives every server of a contract a host: that of servers without one has no slash at its end, and may be empty. */
export function withHost(document: Document, host: string): Document {
  const hosted = <T extends { servers?: ServerObject[] }>(owner: T): T =>
    owner.servers?.length ? { ...owner, servers: owner.servers.map((server) => absoluteServer(server, host)) } : owner;
  const operation = (value: unknown) =>
    isMap(value) && Array.isArray(value.servers) ? hosted(value as PathItem) : value;
  const pathItem = (item: unknown) => (isMap(item) ? mapValues(hosted(item as PathItem), operation) : item);
  return {
    ...hosted({ ...document, servers: document.servers?.length ? document.servers : [{ url: '/' }] }),
    ...(document.paths && { paths: mapValues(document.paths, pathItem) as Document['paths'] }),
  };
}
