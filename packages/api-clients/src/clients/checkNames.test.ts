import { apiOf } from 'openapi-toolkit/testing';
import { expect, it } from 'vitest';
import { readContracts } from '../../../../tests/support/portal';
import { clientModel } from './model';
import { checkNames } from './pack';
import { SHOP } from './shop.fixture';

const content = (schema: object) => ({ description: 'x', content: { 'application/json': { schema } } });
/** Returns a contract with one operation, whose response is one component. */
const modelWith = (
  name: string,
  properties: object,
  { operationId = 'find', ...more } = {} as { operationId?: string; [part: string]: unknown },
) => {
  const responses = { '200': content({ $ref: `#/components/schemas/${name}` }) };
  const securitySchemes = { cookie: { type: 'apiKey', in: 'cookie', name: 'key' } };
  const schemas = { [name]: { type: 'object', properties } };
  return clientModel(
    [
      apiOf({
        paths: { '/a': { get: { operationId, responses, ...more } } },
        components: { schemas, securitySchemes },
      } as never),
    ],
    SHOP,
  );
};
const text = { type: 'string' };
const query = (name: string, required = false) => ({ name, in: 'query', required, schema: text });

const faultsOf = (model: ReturnType<typeof modelWith>) =>
  (['TypeScript', 'Python', 'Java'] as const).flatMap((language) => {
    try {
      checkNames(model, language);
      return [];
    } catch (error) {
      return `${(error as Error).message} (${language})`;
    }
  });

it('takes the names of this site', async () => {
  expect(faultsOf(clientModel(await readContracts(), SHOP))).toEqual([]);
});

it.each<[string, ReturnType<typeof modelWith>, ...string[]]>([
  [
    'a type of java.lang',
    modelWith('String', {}),
    'schema "String": "String" is "String", which Java or the client has already.',
  ],
  ['a type of the runtime', modelWith('Connection', {}), 'schema "Connection"', 'Java'],
  ['a value of Python', modelWith('None', {}), 'schema "None": "None" is "None", which Python or the client'],
  [
    'two parameters that are one',
    modelWith('Pet', {}, { parameters: [query('petId'), query('pet_id')] }),
    'operation "find", parameter: "pet_id" and "petId" are both "pet_id" in Python.',
  ],
  [
    'a word without a letter',
    modelWith('Pet', {}, { parameters: [query('🦺')] }),
    'parameter: "🦺" has no name in Python.',
  ],
  [
    'a constructor of TypeScript',
    modelWith('Pet', {}, { operationId: 'new' }),
    'operation "new": "new" is "new", which TypeScript or the client has already. (TypeScript)',
  ],
  [
    'a key that is not in a header',
    modelWith('Pet', {}, { security: [{ cookie: [] }] }),
    'example, operation "find": its key is neither a header nor Bearer.',
  ],
  [
    'a body that is not JSON',
    modelWith('Pet', {}, { requestBody: { required: true, content: { 'text/csv': {} } } }),
    'example, operation "find": its body is not JSON.',
  ],
  [
    'a parameter in another form',
    modelWith('Pet', {}, { parameters: [{ ...query('of'), style: 'deepObject' }] }),
    'example, operation "find": a parameter has a form that clients do not write.',
  ],
  [
    'a class of an operation',
    modelWith('FindOptions', {}),
    '"FindOptions" and "FindOptions" are both "FindOptions" in Java.',
  ],
])('refuses %s by its name', (_what, model, ...parts) => {
  for (const part of parts) expect(faultsOf(model).join('\n')).toContain(part);
});
