import { call } from './call';
import type { Options } from './options';
import { requestOf } from './requestOf';
import type { Api, Table, Values } from './table';

type Methods = Record<string, (values?: Values) => unknown>;

const variable = (name: string): string | undefined =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name] || undefined;

/**
 * Returns the methods of each API, by its name. The key is in no property of them, so that no log can show it.
 *
 * @throws TypeError if the key is missing, or an option can't be used.
 */
export function connect(
  { apis, userAgent, keyVariable, hostVariable }: Table,
  options: Options,
): Record<string, Methods> {
  const key = options.key ?? variable(keyVariable);
  if (!key) throw new TypeError(`The API key is missing: set ${keyVariable}, or pass the option key.`);
  if (!/^[!-~]+$/.test(key)) throw new TypeError('The API key has a character that a header can not hold.');
  const methodsOf = (api: Api): Methods => {
    const host = (options.host ?? variable(hostVariable) ?? api.host).replace(/\/+$/, '');
    if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(host))
      throw new TypeError('The host must be an address such as https://host, without a user name or a query.');
    const headers = new Headers({ Accept: 'application/json, application/problem+json', 'User-Agent': userAgent });
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    if (api.keyHeader) headers.set(api.keyHeader, key);
    const methods: Methods = {};
    for (const [name, operation] of Object.entries(api.operations)) {
      const send = async (values: Values = {}) =>
        call(name, operation, api, requestOf(name, operation, host, headers, values), options);
      const { next } = operation;
      methods[name] = send;
      if (next === undefined) continue;
      methods[`${name}Pages`] = async function* (values: Values = {}) {
        for (let { cursor } = values; ; ) {
          const page = (await send(cursor == null ? values : { ...values, cursor })) as Values;
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
