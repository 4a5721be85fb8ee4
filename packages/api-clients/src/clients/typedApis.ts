import { type AnySchema, pascalCase } from 'openapi-toolkit';
import type { ClientApi, ClientOperation, ClientParameter } from './clientApi';
import { type ClientType, type NamedType, TypeReader } from './types';

/** A parameter, or the body as `body`. */
export type TypedParameter = Pick<ClientParameter, 'name' | 'required' | 'description'> & { type: ClientType };

export interface TypedOperation extends ClientOperation {
  /** Parameters and body, the required ones first. */
  values: TypedParameter[];
  returned?: ClientType;
}

export interface TypedApis {
  /** What no client can have, each with its operation or schema. */
  faults: string[];
  /** One type for each object, enumeration and choice of objects. */
  types: NamedType[];
  apis: (Omit<ClientApi, 'operations'> & { operations: TypedOperation[] })[];
}

/** Returns the operations of all APIs with the types of what they send and receive. */
export function typedApis(apis: readonly ClientApi[]): TypedApis {
  const reader = new TypeReader();
  const read = (api: ClientApi, { name }: ClientOperation, schema: AnySchema, part: string, isSent: boolean) =>
    reader.readIn(api.schemas, schema, pascalCase(name) + pascalCase(part), isSent);
  const typed = apis.map((api) => ({
    ...api,
    operations: api.operations.map((operation): TypedOperation => {
      const { parameters, body } = operation;
      const all = [...(body ? [{ name: 'body', description: '', ...body }] : []), ...parameters];
      const values = all.map((value) => ({ ...value, type: read(api, operation, value.schema, value.name, true) }));
      return { ...operation, values: values.sort((a, b) => Number(b.required) - Number(a.required)) };
    }),
  }));
  // After all requests: a type that both have is one of a request.
  for (const api of typed)
    for (const operation of api.operations)
      if (operation.response !== undefined)
        operation.returned = read(api, operation, operation.response, 'response', false);
  const open = typed.flatMap(({ operations }) => operations.flatMap(({ returned }) => returned ?? []));
  for (const type of open) {
    if (type.kind === 'list' || type.kind === 'map') open.push(type.of);
    if (type.kind === 'choice') open.push(...type.options);
    const own = type.kind === 'named' ? reader.named.get(type.name) : undefined;
    if (!own || own.isReceived) continue;
    own.isReceived = true;
    open.push(...(own.fields ?? []).map((field) => field.type));
    open.push(...(own.options ?? []).map((name): ClientType => ({ kind: 'named', name })));
  }
  const faults = apis.flatMap(({ id, operations }) =>
    operations.flatMap(({ name, faults }) => faults.map((fault) => `${id}, operation "${name}": ${fault}.`)),
  );
  return { faults: [...faults, ...reader.faults], types: [...reader.named.values()], apis: typed };
}
