import type { ContractOperation } from '../types';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** True if a `Host` header names the loopback interface. Another name means DNS rebinding by a web page. */
export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK.test(host ?? '');

/** Returns headers that let a page of this machine read a response; none for other origins. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  const local =
    origin !== undefined && /^https?:\/\//.test(origin) && isLoopbackHost(origin.replace(/^https?:\/\//, ''));
  if (!local) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': '*' };
}

/** Returns headers of a preflight response: the methods and headers that the contracts use. */
export function preflightHeaders(operations: readonly ContractOperation[]): Record<string, string> {
  const methods = operations.map(({ method }) => method);
  const headers = operations.flatMap(({ parameters, keyHeaders }) => [
    ...keyHeaders,
    ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
  ]);
  return {
    'Access-Control-Allow-Methods': [...new Set(methods)].join(', '),
    'Access-Control-Allow-Headers': [...new Set(['Content-Type', 'Prefer', ...headers])].join(', '),
    'Access-Control-Max-Age': '600',
  };
}
