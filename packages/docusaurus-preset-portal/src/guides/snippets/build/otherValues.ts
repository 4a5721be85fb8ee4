import { apis } from 'docusaurus-preset-portal/content';
import { danglingReference } from '../../../lib/danglingReferences';
import type { Operation, Parameter, Sample } from '../../../openapi/model';
import { readGenerated } from '../../../reference/generate/readApi';
import { writeSamples } from '../../../reference/generate/samples';

/** Parses `addressId=…&limit=10` into name and value of each parameter. */
const valuesOf = (text: string): Map<string, string> => new Map(new URLSearchParams(text));

const withValue = (parameter: Parameter, values: Map<string, string>): Parameter => {
  const value = values.get(parameter.schema.name);
  if (value === undefined) return parameter;
  return { ...parameter, schema: { ...parameter.schema, examples: [JSON.stringify(value)] } };
};

/**
 * Returns samples of an operation with other values than the contract's examples, as a query string:
 * `addressId=…&limit=10`.
 *
 * @throws DanglingReference if the operation lacks one of the parameters.
 */
export async function samplesWith(apiId: string, operation: Operation, text: string): Promise<Sample[]> {
  const values = valuesOf(text);
  const parameterNames = operation.parameters.map(({ schema }) => schema.name);
  const unknown = [...values.keys()].find((name) => !parameterNames.includes(name));
  if (unknown !== undefined) throw danglingReference(`${apiId}/${operation.id}`, 'parameter', unknown, parameterNames);
  const api = apis.find(({ id }) => id === apiId);
  const read = api && (await readGenerated(api, operation.id));
  const [found] = read?.operations ?? [];
  if (!read || !found) throw new Error(`no operation "${operation.id}" in the contract. Run "npm run generate".`);
  const parameters = found.operation.parameters.map((one) => withValue(one, values));
  const located = { ...found.located, operation: { ...found.located.operation, 'x-sample': [...values.keys()] } };
  // Without the examples of the responses, because their requests send values of their own.
  const responses = found.operation.responses.map((one) => ({
    ...one,
    media: one.media.map((media) => ({ ...media, examples: [] })),
  }));
  return writeSamples({ ...found.operation, parameters, responses }, located, read);
}
