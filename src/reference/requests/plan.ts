import { encodeReserved, encodeStrictly } from './expand';
import type { SampleBody, SampleRequest } from './request';
import { type WrittenParameter, writePairs, writePath } from './serialize';

/** A request before its values: what is the same whatever a reader sends. Plain data, for the browser as well. */
export interface RequestPlan extends Pick<SampleRequest, 'method' | 'secrets' | 'connection' | 'accept' | 'types'> {
  /** Address of the server. */
  base: string;
  /** Path in OpenAPI notation: `/shapes/{shapeId}`. */
  path: string;
}

/** A parameter and the value it is sent with. */
export interface SentParameter {
  parameter: WrittenParameter;
  value: unknown;
}

/** A path as it stands in a URL: what is no variable is percent-encoded where it needs it. */
const literalPath = (path: string): string => path.replace(/[^{}]+(?![^{]*\})/g, (text) => encodeReserved(text));

/**
 * The request with these values.
 *
 * @param extra Headers that are no parameters.
 */
export function requestOf(
  { base, path, ...plan }: RequestPlan,
  sent: readonly SentParameter[],
  body?: SampleBody,
  extra: SampleRequest['headers'] = [],
): SampleRequest {
  const sentIn = (place: string) =>
    sent.filter(({ parameter }) => parameter.place === place).flatMap((one) => writePairs(one.parameter, one.value));
  const url = sent
    .filter(({ parameter }) => parameter.place === 'path')
    .reduce(
      (text, { parameter, value }) => text.replaceAll(`{${parameter.name}}`, () => writePath(parameter, value)),
      literalPath(path),
    );
  const cookies = sentIn('cookie').map(({ name, value, encoded }) => encoded ?? `${name}=${encodeStrictly(value)}`);
  return {
    ...plan,
    url: `${base}${url}`,
    query: sentIn('query'),
    headers: [
      ...sentIn('header'),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
      ...extra,
    ],
    body,
  };
}
