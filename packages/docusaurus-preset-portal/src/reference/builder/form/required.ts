import { BODY, type Field, type Form, type Values } from './types';

/** Adds missing required values from the first example. */
export function withRequired({ parameters, presets, body }: Form, values: Values): Values {
  const exampleValues = presets[0]?.values ?? {};
  const pick = (from: Values, fields: Field[]): Values =>
    Object.fromEntries(
      fields
        .filter(({ name, required }) => required && Object.hasOwn(from, name))
        .map(({ name }) => [name, from[name]]),
    );
  const required = parameters.filter(({ key, field }) => field.required && Object.hasOwn(exampleValues, key));
  const complete = { ...Object.fromEntries(required.map(({ key }) => [key, exampleValues[key]])), ...values };
  if (!body) return complete;
  const inBody = body.field.fields && pick((exampleValues[BODY] ?? {}) as Values, body.field.fields);
  return {
    ...complete,
    [BODY]: inBody ? { ...inBody, ...(values[BODY] as Values) } : (values[BODY] ?? exampleValues[BODY]),
  };
}
