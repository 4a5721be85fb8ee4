import partition from 'lodash/partition';
import type { Example, Operation, Parameter } from '../openapi/model';

/** Example of a response that names its request. */
export interface PairedExample {
  status: string;
  example: Example & { request: NonNullable<Example['request']> };
}

/** Returns the examples that name their request, those of success first; none without one, because the first is the default request of the page. */
export function pairedExamples({ responses }: Operation): PairedExample[] {
  const all = responses.flatMap(({ status, media }) =>
    media.flatMap(({ examples }) =>
      examples.flatMap((example) =>
        example.request ? [{ status, example: { ...example, request: example.request } }] : [],
      ),
    ),
  );
  const [successes, others] = partition(all, ({ status }) => status.startsWith('2'));
  return successes.length > 0 ? [...successes, ...others] : [];
}

/** Returns the parameters that the request of an example sends, with their values. */
export const exampleParameters = (operation: Operation, { example: { request } }: PairedExample): Parameter[] =>
  operation.parameters.flatMap((parameter) => {
    const { name, required } = parameter.schema;
    if (!Object.hasOwn(request.parameters, name)) return required ? [parameter] : [];
    return [{ ...parameter, schema: { ...parameter.schema, examples: [JSON.stringify(request.parameters[name])] } }];
  });

/** Returns the operation with only the body example that the request names. */
export function withBodyOf(operation: Operation, { example: { request } }: PairedExample): Operation {
  const { requestBody } = operation;
  if (!requestBody || request.body === undefined) return operation;
  const media = requestBody.media.map((body) => ({
    ...body,
    examples: body.examples.filter(({ name }) => name === request.body),
  }));
  return { ...operation, requestBody: { ...requestBody, media } };
}

/** Returns the `Prefer` header that selects the example in the sandbox, if the request alone does not. */
export const preferOf = ({ status, example: { name, request } }: PairedExample): { name: string; value: string }[] =>
  request.prefer ? [{ name: 'Prefer', value: `code=${status}, example=${name}` }] : [];
