import { BODY, type FormField, type FormValues, type OperationForm } from './types';

/** Adds missing required values from the first example. */
export function withRequired({ parameters, presets, body }: OperationForm, values: FormValues): FormValues {
  const exampleValues = presets[0]?.values ?? {};
  const pick = (from: FormValues, fields: FormField[]): FormValues =>
    Object.fromEntries(
      fields
        .filter(({ name, required }) => required && Object.hasOwn(from, name))
        .map(({ name }) => [name, from[name]]),
    );
  const required = parameters.filter(({ key, field }) => field.required && Object.hasOwn(exampleValues, key));
  const complete = { ...Object.fromEntries(required.map(({ key }) => [key, exampleValues[key]])), ...values };
  if (!body) return complete;
  const inBody = body.field.fields && pick((exampleValues[BODY] ?? {}) as FormValues, body.field.fields);
  return {
    ...complete,
    [BODY]: inBody ? { ...inBody, ...(values[BODY] as FormValues) } : (values[BODY] ?? exampleValues[BODY]),
  };
}
