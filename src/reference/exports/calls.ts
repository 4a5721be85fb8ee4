import type { SampleRequest } from '../samples/request';

/** A request as every take-away file holds it. */
export interface Call {
  operationId: string;
  title: string;
  /** Group in collections. */
  tag: string;
  lead: string;
  request: SampleRequest;
}

/** What the files of one API are made of. */
export interface Kit {
  apiId: string;
  title: string;
  version: string;
  /** `https://api.example.com`: the variable part of every address. */
  origin: string;
  /** Environment variable that holds the key. */
  keyVariable: string;
  calls: Call[];
}

/** Name of the variable for the host in collections. */
export const BASE = 'baseUrl';

/** Path and query of a call below the origin. */
export function pathOf({ request }: Call, origin: string): string {
  const path = request.url.startsWith(origin) ? request.url.slice(origin.length) : new URL(request.url).pathname;
  const query = request.query.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Headers of a call; `key` stands for the secret in the notation of the file. */
export function headersOf({ request }: Call, key: string): { name: string; value: string }[] {
  const secrets = request.secrets
    .filter(({ in: place }) => place === 'header')
    .map(({ name, prefix = '' }) => ({ name, value: `${prefix}${key}` }));
  const type = request.body?.kind === 'json' ? [{ name: 'Content-Type', value: request.body.mediaType }] : [];
  return [...secrets, ...request.headers, ...type];
}

/** JSON body of a call as text. */
export const bodyOf = ({ request }: Call): string | undefined =>
  request.body?.kind === 'json' ? JSON.stringify(request.body.value, null, 2) : undefined;
