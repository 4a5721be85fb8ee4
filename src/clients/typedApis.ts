import camelCase from 'lodash/camelCase';
import upperFirst from 'lodash/upperFirst';
import type { AnySchema } from '../openapi/document';
import type { ClientApi, ClientModel, ClientOperation, ClientParameter } from './model';
import { type ClientType, type NamedType, TypeReader } from './types';

/** A parameter, or the body as `body`. */
export type TypedParameter = Pick<ClientParameter, 'name' | 'required' | 'description'> & { type: ClientType };

export interface TypedOperation extends ClientOperation {
  /** Parameters and body, the required ones first. */
  values: TypedParameter[];
  returned?: ClientType;
}

export interface TypedApis {
  /** One type for each object, enumeration and choice of objects. */
  types: NamedType[];
  apis: (Omit<ClientApi, 'operations'> & { operations: TypedOperation[] })[];
}

/** Returns a name in camel case with an upper-case first letter: `company-events` → `CompanyEvents`. */
export const pascalCase = (name: string): string => upperFirst(camelCase(name));

/** Returns the operations of all APIs with the types of what they send and receive. */
export function typedApis({ apis }: ClientModel): TypedApis {
  const reader = new TypeReader();
  const typed = apis.map((api) => ({
    ...api,
    operations: api.operations.map((operation) => {
      const { name, parameters, body, response } = operation;
      const read = (schema: AnySchema, part: string, isSent = true) =>
        reader.readIn(api.schemas, schema, pascalCase(name) + pascalCase(part), isSent);
      const all = [
        ...(body ? [{ name: 'body', description: '', ...body }] : []),
        ...parameters.filter((one) => one.in !== 'cookie'),
      ];
      return {
        ...operation,
        ...(response !== undefined && { returned: read(response, 'response', false) }),
        values: all
          .map((one) => ({ ...one, type: read(one.schema, one.name) }))
          .sort((a, b) => Number(b.required) - Number(a.required)),
      };
    }),
  }));
  return { types: [...reader.named.values()], apis: typed };
}
