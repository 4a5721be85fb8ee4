import type { Operation, Values } from './table';

const pair = (name: string, encoded: string): string => `${encodeURIComponent(name)}=${encoded}`;

/**
 * Returns the request of a call.
 *
 * @throws TypeError if a value is missing, unknown, or one that an address can't hold.
 */
export function requestOf(
  name: string,
  { method, path, parameters, body }: Operation,
  host: string,
  common: Headers,
  values: Values,
): Request {
  const wrong = (problem: string) => new TypeError(`${name}: ${problem}`);
  const known: Operation['parameters'] = body === undefined ? parameters : { ...parameters, body };
  const unknown = Object.keys(values).find((one) => !Object.hasOwn(known, one));
  if (unknown !== undefined) throw wrong(`there is no parameter ${unknown}.`);
  const headers = new Headers(common);
  const query: string[] = [];
  let filled = path;
  for (const [parameter, location] of Object.entries(known)) {
    const value = values[parameter];
    if (value == null && location.endsWith('!')) throw wrong(`${parameter} is missing.`);
    if (value == null || parameter === 'body') continue;
    const list = [value].flat().map(String);
    const text = list.map(encodeURIComponent).join(',');
    // An address drops the segments `.` and `..`.
    if (location.startsWith('path') && /^\.{0,2}$/.test(text)) throw wrong(`${parameter} can't be "${text}".`);
    if (location.startsWith('path')) filled = filled.replace(`{${parameter}}`, () => text);
    else if (location.startsWith('header')) headers.set(parameter, list.join(','));
    else if (location.includes('*')) query.push(...list.map((one) => pair(parameter, encodeURIComponent(one))));
    else if (list.length > 0) query.push(pair(parameter, text));
  }
  const sent = body !== undefined && values.body != null ? JSON.stringify(values.body) : null;
  if (body !== undefined && sent !== null) headers.set('Content-Type', body.replace('!', ''));
  const address = host + filled + (query.length > 0 ? `?${query.join('&')}` : '');
  // A redirect would carry the key along.
  return new Request(address, { method, headers, body: sent, redirect: 'manual' });
}
