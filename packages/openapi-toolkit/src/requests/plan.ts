import { encodeStrictly, literalPath } from '../openapi/encode';
import type { ClientNames, SampleBody, SampleRequest } from './request';
import { type ParameterSerialization, writePairs, writePath } from './serialize';

/** Request without parameter values. Plain data that the browser also reads. */
export interface RequestPlan extends Pick<SampleRequest, 'method' | 'secrets' | 'unsupported' | 'accept' | 'types'> {
  base: string;
  /** Path in OpenAPI notation: `/shapes/{shapeId}`. */
  path: string;
  /** The operation in the clients of the site. */
  call?: ClientNames;
}

/** Parameter with the value that is sent. */
export interface SentParameter {
  parameter: ParameterSerialization;
  value: unknown;
}

/** Returns the request with these values and additional headers. */
export function plannedRequest(
  { base, path, call, ...plan }: RequestPlan,
  sent: readonly SentParameter[],
  body?: SampleBody,
  extraHeaders: SampleRequest['headers'] = [],
): SampleRequest {
  const sentIn = (place: string) =>
    sent
      .filter(({ parameter }) => parameter.location === place)
      .flatMap((part) => writePairs(part.parameter, part.value));
  const url = sent
    .filter(({ parameter }) => parameter.location === 'path')
    .reduce(
      (text, { parameter, value }) => text.replaceAll(`{${parameter.name}}`, () => writePath(parameter, value)),
      literalPath(path),
    );
  const values = Object.fromEntries(sent.map(({ parameter, value }) => [parameter.name, value]));
  if (body?.kind === 'json') values.body = body.value;
  const cookies = sentIn('cookie').map(({ name, value, encoded }) => encoded ?? `${name}=${encodeStrictly(value)}`);
  return {
    ...plan,
    url: `${base}${url}`,
    query: sentIn('query'),
    headers: [
      ...sentIn('header'),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
      ...extraHeaders,
    ],
    body,
    ...(call && (!body || body.kind === 'json') && { call: { ...call, values, headers: extraHeaders } }),
  };
}
