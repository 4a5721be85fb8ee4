import { InvalidCall } from './errors';
import type { Sent } from './receive';
import type { CallValues, OperationTable } from './table';
import { unprintableIn } from './text';

const pair = (name: string, encoded: string): string => `${encodeURIComponent(name)}=${encoded}`;

/**
 * Returns the value of a header.
 *
 * @throws InvalidCall if it is not printable ASCII: programs on the way would change or refuse it.
 */
export function headerValue(name: string, value: string): string {
  const found = unprintableIn(value);
  if (found === undefined) return value;
  throw new InvalidCall(`The header ${name} has the character ${found}. Allowed is printable ASCII, U+0020 to U+007E.`);
}

/**
 * Returns the request of a call.
 *
 * @param common Headers of all requests, by names in lower case.
 * @throws InvalidCall if a value is missing, unknown, or one that an address or a header can't hold.
 */
export function requestOf(
  name: string,
  { method, path, parameters, body }: OperationTable,
  host: string,
  common: Readonly<Record<string, string>>,
  values: CallValues,
): Sent {
  const wrong = (problem: string) => new InvalidCall(`${name}: ${problem}`);
  const known: OperationTable['parameters'] = body === undefined ? parameters : { ...parameters, body };
  const unknown = Object.keys(values).find((one) => !Object.hasOwn(known, one));
  if (unknown !== undefined) throw wrong(`there is no parameter ${unknown}.`);
  const headers = { ...common };
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
    else if (location.startsWith('header')) headers[parameter.toLowerCase()] = headerValue(parameter, list.join(','));
    else if (location.includes('*')) query.push(...list.map((one) => pair(parameter, encodeURIComponent(one))));
    else if (list.length > 0) query.push(pair(parameter, text));
  }
  const sent = body !== undefined && values.body != null ? JSON.stringify(values.body) : null;
  if (body !== undefined && sent !== null) headers['content-type'] = body.replace('!', '');
  const url = host + filled + (query.length > 0 ? `?${query.join('&')}` : '');
  // A redirect would carry the key along.
  return { url, method, headers, body: sent, redirect: 'manual' };
}
