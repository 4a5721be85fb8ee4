import { call } from './call';
import { InvalidCall } from './errors';
import { Hold } from './hold';
import type { CallOptions, Options } from './options';
import { headerValue, requestOf } from './requestOf';
import type { CallValues, ClientTable, Table } from './table';
import { unprintableIn } from './text';

type Methods = Record<string, (values?: CallValues, options?: CallOptions) => unknown>;

const variable = (name: string): string | undefined =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name] || undefined;

/**
 * Returns the methods of each API, by its name. The key is in no property of them, so that no log can show it.
 *
 * @throws InvalidCall if the key is missing, or an option can't be used.
 */
export function connect(
  { apis, userAgent, keyVariable, hostVariable }: Table,
  options: Options,
): Record<string, Methods> {
  const key = options.key ?? variable(keyVariable);
  if (!key && Object.values(apis).some(({ operations }) => Object.values(operations).some((one) => one.key)))
    throw new InvalidCall(`The API key is missing: set ${keyVariable}, or pass the option key.`);
  const found = unprintableIn(key ?? '') ?? (key?.includes(' ') ? '" " (U+0020)' : undefined);
  if (found)
    throw new InvalidCall(`The API key has the character ${found}. Allowed is printable ASCII without spaces.`);
  const hold = new Hold();
  const methodsOf = (api: ClientTable): Methods => {
    const host = (options.host ?? variable(hostVariable) ?? api.host).replace(/\/+$/, '');
    if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(host))
      throw new InvalidCall('The host must be an address such as https://host, without a user name or a query.');
    const headers: Record<string, string> = {
      accept: 'application/json, application/problem+json',
      'user-agent': userAgent,
    };
    for (const [name, value] of Object.entries(options.headers ?? {}))
      headers[name.toLowerCase()] = headerValue(name, value);
    const methods: Methods = {};
    for (const [name, operation] of Object.entries(api.operations)) {
      const [keyHeader, prefix] = operation.key?.split(': ') ?? [];
      const all = keyHeader ? { ...headers, [keyHeader.toLowerCase()]: `${prefix}${key}` } : headers;
      const send = async (values: CallValues = {}, perCall: CallOptions = {}) =>
        call(name, operation, api, requestOf(name, operation, host, all, values), { options, hold }, perCall);
      const { next } = operation;
      methods[name] = send;
      if (next === undefined) continue;
      methods[`${name}Pages`] = async function* (values: CallValues = {}, perCall: CallOptions = {}) {
        for (let { cursor } = values; ; ) {
          const page = (await send(cursor == null ? values : { ...values, cursor }, perCall)) as CallValues;
          yield page;
          cursor = page[next];
          if (cursor == null) return;
        }
      };
    }
    return methods;
  };
  return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, methodsOf(api)]));
}
