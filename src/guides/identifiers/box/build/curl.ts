import { baseUrl, type OperationPage, ownValue } from 'openapi-toolkit';

import { faultOf } from '#site';
import { placeholder } from '../placeholder';

/** Inputs of an operation, and the identifier of each. */
export type Inputs = ReadonlyMap<string, string>;

const linesOf = (text: string): string[] => text.split(/ \\\n {2}/);
const isQuery = (line: string) => line.startsWith('--data-urlencode ');
const nameIn = (line: string) => /^--data-urlencode '?([^=']+)=/.exec(line)?.[1] ?? '';

/** Returns the value of a query parameter in the request of an example. */
const sentAt = (request: string, name: string): string =>
  new URLSearchParams(/\?(.*?)(?:, |$)/.exec(request)?.[1]).get(name) ?? '';

/** Returns the path. Other path parameters have the values of the example with the same identifier in the input. */
function pathOf({ operation, pairs }: OperationPage, inputs: Inputs): string | undefined {
  const path = [...inputs].reduce(
    (filled, [name, identifier]) => filled.replace(`{${name}}`, placeholder(identifier)),
    operation.path,
  );
  if (!path.includes('{')) return path;
  const [[name, identifier] = ['', '']] = inputs;
  const pair = pairs.find(({ request }) => {
    const value = sentAt(request, name);
    return value !== '' && !faultOf(identifier, value);
  });
  const example = pair && /^\S+ ([^?,\s]+)/.exec(pair.request)?.[1];
  // An example without a substitutable parameter is unusable.
  return operation.path.includes(`{${name}}`) ? undefined : example;
}

/** Returns the body of the example with the same identifier in the input, with a placeholder for its value. */
function bodyOf({ operation }: OperationPage, name: string, identifier: string): string | undefined {
  const values = (operation.requestBody?.media[0]?.examples ?? []).map(
    ({ text }) => JSON.parse(text) as Record<string, unknown>,
  );
  const fits = (value: unknown) => typeof value === 'string' && !faultOf(identifier, value);
  const body = values.find((value) => [ownValue(value, name)].flat().every(fits));
  if (!body) return undefined;
  const value = placeholder(identifier);
  return JSON.stringify({ ...body, [name]: Array.isArray(body[name]) ? [value] : value }, null, 2);
}

/**
 * Returns the curl command of an operation with placeholders for identifier values, derived from its sample.
 *
 * @returns undefined if no example has this identifier in a part of the path or body.
 */
export function curlOf(page: OperationPage, inputs: Inputs): string | undefined {
  const { operation, samples } = page;
  const [[name, identifier] = ['', '']] = inputs;
  const text = samples.find(({ language }) => language === 'shell')?.text;
  const parameters = new Map(operation.parameters.map((parameter) => [parameter.schema.name, parameter]));
  if (text === undefined) return undefined;
  const [first = '', ...rest] = linesOf(text);
  const path = pathOf(page, inputs);
  if (path === undefined) return undefined;
  const base = baseUrl(operation.servers);
  if (!parameters.has(name)) {
    const body = bodyOf(page, name, identifier);
    return body !== undefined ? text.replace(/<<'JSON'\n[\s\S]*\nJSON/, () => `<<'JSON'\n${body}\nJSON`) : undefined;
  }
  const remainingLines = rest.filter((line) => {
    const parameter = parameters.get(nameIn(line));
    return !isQuery(line) || (parameter?.schema.required && !inputs.has(nameIn(line)));
  });
  const query = [...inputs]
    .filter(([input]) => parameters.get(input)?.location === 'query')
    .map(([input, of]) => `--data-urlencode '${input}=${placeholder(of)}'`);
  const method = /-X \S+ /.exec(first)?.[0] ?? '';
  const get = query.length + remainingLines.filter(isQuery).length > 0 ? '-G ' : '';
  return [`curl ${get}${method}'${base}${path}'`, ...remainingLines, ...query].join(' \\\n  ');
}
