import { INTEGER_MARK } from 'openapi-toolkit';
import { plannedRequest, type SampleRequest } from 'openapi-toolkit/samples';
import { isLongDigits } from './texts';
import { BODY, type FormField, type FormValues, type OperationForm, type Preset, propertiesIn } from './types';

/** Marks the digits of integers that a number cannot hold: in the values of a form they are text. */
function withMarks(value: unknown, field?: FormField): unknown {
  if (field?.type === 'integer' && isLongDigits(value)) return INTEGER_MARK + value + INTEGER_MARK;
  if (Array.isArray(value)) return value.map((item) => withMarks(item, field?.item));
  if (typeof value !== 'object' || value === null) return value;
  const fields = [field, ...(field?.shapes ?? [])].flatMap((shape) => shape?.fields ?? []);
  const marked = Object.entries(value).map(([name, value]) => [
    name,
    withMarks(
      value,
      fields.find((inner) => inner.name === name),
    ),
  ]);
  return Object.fromEntries(marked);
}

/** Returns the request that sends these values. */
export function formRequest(
  { plan, parameters, body, fixed }: OperationForm,
  values: FormValues,
  extraHeaders?: Preset['extraHeaders'],
): SampleRequest {
  const sent = parameters
    .filter(({ key }) => Object.hasOwn(values, key))
    .map(({ key, parameter }) => ({ parameter, value: values[key] }));
  const value = Object.hasOwn(values, BODY) ? values[BODY] : body?.field.fields && propertiesIn(values);
  if (!body || value === undefined) return plannedRequest(plan, sent, fixed, extraHeaders);
  const json = { kind: 'json' as const, value: withMarks(value, body.field), mediaType: body.mediaType };
  return plannedRequest(plan, sent, json, extraHeaders);
}
