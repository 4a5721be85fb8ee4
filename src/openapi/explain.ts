/** A fault as the validators of JSON Schema tell it: the keyword that a value breaks, and what it asks for. */
export interface SchemaFault {
  keyword: string;
  // biome-ignore lint/suspicious/noExplicitAny: each keyword has its own
  params: Record<string, any>;
  message?: string;
}

/**
 * What a fault means to whoever wrote the value, in the sandbox and in the form of a page. Never repeats the value: it can
 * be personal data.
 */
export function explain({ keyword, params, message }: SchemaFault, example = ''): string {
  const such = example === '' ? '' : `, for example ${example}`;
  switch (keyword) {
    case 'pattern':
      return `Does not have the expected form${such}.`;
    case 'format':
      return params.format === 'date'
        ? `Expected a date as YYYY-MM-DD${such}.`
        : params.format === 'date-time'
          ? `Expected a moment with time zone${such || ', for example 2026-01-01T00:00:00Z'}.`
          : `Expected the format ${params.format}${such}.`;
    case 'enum':
      return `Use one of ${params.allowedValues.filter((value: unknown) => value !== null).join(', ')}.`.slice(0, 500);
    case 'type':
      return `Expected ${[params.type].flat().join(' or ')}${such}.`;
    case 'required':
      return `${params.missingProperty} is missing.`;
    case 'additionalProperties':
      return `There is no field ${String(params.additionalProperty).slice(0, 100)} here.`;
    case 'uniqueItems':
      return 'Two of the items are the same.';
    case 'oneOf':
      return 'Fits none of the forms that are possible here.';
    default:
      return `Value ${message ?? 'is not valid'}.`;
  }
}
