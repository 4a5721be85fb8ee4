import { requestOf } from '../../requests/plan';
import type { SampleRequest } from '../../requests/request';
import { BODY, type Form, type Preset, type Values } from './types';

/** Returns the request that sends these values. */
export function formRequest(
  { plan, parameters, body, fixed }: Form,
  values: Values,
  extraHeaders?: Preset['extraHeaders'],
): SampleRequest {
  const sent = parameters
    .filter(({ key }) => Object.hasOwn(values, key))
    .map(({ key, parameter }) => ({ parameter: parameter, value: values[key] }));
  const json = body && Object.hasOwn(values, BODY) ? { kind: 'json' as const, value: values[BODY] } : undefined;
  return requestOf(plan, sent, json ? { ...json, mediaType: body?.mediaType ?? '' } : fixed, extraHeaders);
}
