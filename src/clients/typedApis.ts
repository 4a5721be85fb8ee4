import camelCase from 'lodash/camelCase';
import upperFirst from 'lodash/upperFirst';
import type { ClientApi, ClientOperation, ClientParameter } from './model';
import { type ClientType, type NamedTypes, TypeReader } from './types';

export interface TypedOperation extends Omit<ClientOperation, 'parameters' | 'body' | 'response'> {
  /** Required parameters first. */
  parameters: (ClientParameter & { type: ClientType })[];
  body?: { required: boolean; type: ClientType };
  response?: ClientType;
}

export interface TypedApi extends Omit<ClientApi, 'operations' | 'schemas'> {
  operations: TypedOperation[];
}

export interface TypedApis {
  named: NamedTypes;
  /** Names of the types in requests: only these are limited to the documented values. */
  sent: ReadonlySet<string>;
  apis: TypedApi[];
}

/** Returns a name in camel case with an upper-case first letter: `company-events` → `CompanyEvents`. */
export const pascalCase = (name: string): string => upperFirst(camelCase(name));

/** Returns the operations of all APIs with the types of what they send and receive. */
export function typedApis(apis: readonly ClientApi[]): TypedApis {
  const reader = new TypeReader();
  const typed = apis.map(({ operations, schemas, ...api }) => ({
    ...api,
    operations: operations.map(({ parameters, body, response, ...operation }) => {
      const read = (schema: Parameters<TypeReader['readIn']>[1], part: string) =>
        reader.readIn({ schemas }, schema, pascalCase(operation.name) + part);
      return {
        ...operation,
        ...(response !== undefined && { response: read(response, 'Response') }),
        ...(body && { body: { required: body.required, type: read(body.schema, 'Request') } }),
        parameters: parameters
          .map((one) => ({ ...one, type: read(one.schema, pascalCase(one.name)) }))
          .sort((a, b) => Number(b.required) - Number(a.required)),
      };
    }),
  }));
  const requests = typed.flatMap(({ operations }) =>
    operations.flatMap(({ parameters, body }) => [...parameters.map(({ type }) => type), ...(body ? [body.type] : [])]),
  );
  return { named: reader.named, sent: reached(reader.named, requests), apis: typed };
}

/** Returns the names of types that values of the given types can contain. */
function reached(named: NamedTypes, from: readonly ClientType[], found = new Set<string>()): Set<string> {
  for (const type of from) {
    if (type.kind === 'list' || type.kind === 'map') reached(named, [type.of], found);
    if (type.kind === 'choice') reached(named, type.options, found);
    if (type.kind !== 'named' || found.has(type.name)) continue;
    found.add(type.name);
    const { fields = [], options = [] } = named.get(type.name) ?? {};
    reached(
      named,
      [...fields.map((one) => one.type), ...options.map((name) => ({ kind: 'named', name }) as const)],
      found,
    );
  }
  return found;
}
