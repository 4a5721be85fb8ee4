import {
  byPreference,
  clean,
  type Document,
  isJsonType,
  isMap,
  isRef,
  type Located,
  lead,
  type MediaType,
  type Operation,
  operationParameters,
  ownValue,
  type RequestBodyObject,
  resolve,
  type Schema,
} from 'openapi-toolkit';
import {
  exampleOf,
  hasOwnValue,
  pairedExamples,
  parameterSerialization,
  type SampleOptions,
  samplePlan,
  sampleValues,
} from 'openapi-toolkit/samples';
import type { Site } from '../../../content/site';
import { keepable } from '../../../terms/fieldRule';
import type { ReadApi } from '../../generate/readApi';
import { BODY, type FormField, type OperationForm, type ParameterField, type Preset } from '../form/types';
import { formField, PERSONAL } from './field';

function parameterFields(
  operation: Operation,
  located: Located,
  document: Document,
  site: FormOptions,
): ParameterField[] {
  const raw = new Map(
    operationParameters(document, located).map(({ parameter }) => [
      `${parameter.in} ${clean(parameter.name)}`,
      parameter,
    ]),
  );
  const own = operation.parameters.filter((parameter) => hasOwnValue(document, parameter));
  const names = own.map(({ schema }) => schema.name);
  return own.map((parameter) => {
    const { schema, location } = parameter;
    const { name, required } = schema;
    const contractParameter = raw.get(`${location} ${name}`);
    const [content] = Object.values(contractParameter?.content ?? {});
    const identifierOverride = schema.identifier ? { 'x-identifier': schema.identifier } : {};
    const field = formField({ ...(contractParameter?.schema ?? content?.schema), ...identifierOverride } as Schema, {
      document,
      content: site,
      name,
      required,
      enclosing: [],
      isPersonal: schema.extensions?.[PERSONAL] !== undefined,
    });
    const isUnique = names.filter((text) => text === name).length === 1 && !/^body(\.|$)/.test(name);
    return {
      key: isUnique ? name : `${location}.${name}`,
      parameter: parameterSerialization(parameter),
      field: {
        ...field,
        ...(contractParameter?.description && { about: lead(contractParameter.description) }),
        example: exampleOf(parameter),
      },
    };
  });
}

/** Fields of the bodies of each document by reference: many operations send the same body. */
const bodyFields = new WeakMap<Document, Map<string, FormField>>();

function bodyField(document: Document, schema: Schema, site: FormOptions): FormField {
  const read = () =>
    formField(schema, { document, content: site, name: BODY, required: true, enclosing: [], isPersonal: false });
  if (!isRef(schema) || Object.keys(schema).length > 1) return read();
  const known = bodyFields.get(document) ?? new Map<string, FormField>();
  const field = known.get(schema.$ref) ?? read();
  bodyFields.set(document, known.set(schema.$ref, field));
  return field;
}

/** Returns the JSON request body. Bodies of other media types keep their example. */
function jsonBody(
  operation: Operation,
  located: Located,
  document: Document,
  site: FormOptions,
): OperationForm['body'] {
  const mediaType = operation.requestBody?.media[0]?.type;
  if (mediaType === undefined || !isJsonType(mediaType)) return undefined;
  const raw = resolve<RequestBodyObject>(document, located.operation.requestBody ?? {});
  const media: MediaType = byPreference(raw.content)[0]?.[1] ?? {};
  return { mediaType, field: bodyField(document, media.schema ?? {}, site) };
}

/** Returns the values of a body by key: of its properties, if these are the fields. */
const bodyValues = ({ fields }: FormField, value: unknown): [string, unknown][] =>
  fields && isMap(value) ? Object.entries(value).map(([name, inner]) => [`${BODY}.${name}`, inner]) : [[BODY, value]];

/** What the form of an operation needs besides the contract. */
export type FormOptions = SampleOptions & Pick<Site, 'fieldRules' | 'identifiers'>;

/** Builds the form of an operation. */
export function formOf(
  operation: Operation,
  located: Located,
  api: Pick<ReadApi, 'ref' | 'document'>,
  options: FormOptions,
): OperationForm {
  const { ref, document } = api;
  const parameters = parameterFields(operation, located, document, options);
  const body = jsonBody(operation, located, document, options);
  const pairs = pairedExamples(operation);
  const presets = (pairs.length > 0 ? pairs : [undefined]).map((pair): Preset => {
    const { sent, body: sample, extraHeaders } = sampleValues(operation, located, document, pair);
    const values = sent.map(({ parameter, value }): [string, unknown] => {
      const parameterField = parameters.find(
        (parameterField) =>
          parameterField.parameter.name === parameter.name && parameterField.parameter.location === parameter.location,
      );
      return [parameterField?.key ?? parameter.name, value];
    });
    if (body && sample?.kind === 'json') values.push(...bodyValues(body.field, sample.value));
    return { values: Object.fromEntries(values), ...(extraHeaders.length > 0 && { extraHeaders }) };
  });
  const fixed = sampleValues(operation, located, document).body;
  const rules = ownValue(options.fieldRules, located.operation.operationId ?? '');
  const fields = parameters.map(({ field }) => field);
  return {
    operation: `${ref.id}/${operation.id}`,
    plan: samplePlan(operation, located, api, options),
    parameters,
    ...(body ? { body } : fixed && { fixed }),
    presets,
    rules: rules && keepable(rules, fields),
  };
}
