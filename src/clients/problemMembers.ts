import type { Document, ReadOperation } from '../openapi';
import type { ResponseObject, Schema } from '../openapi/document';
import { resolve } from '../openapi/resolve';

/** A member of a problem with a single value. */
export interface ProblemMember {
  name: string;
  description: string;
  type: 'string' | 'integer' | 'number' | 'boolean';
}

/** Members that every client reads. */
const KNOWN = ['type', 'title', 'status', 'detail', 'errors'];

/** Returns what the problems of a contract have besides the members that every client reads. */
export function problemMembers(document: Document, operations: readonly ReadOperation[]): ProblemMember[] {
  const members = new Map<string, ProblemMember>();
  for (const { located } of operations)
    for (const response of Object.values(located.operation.responses ?? {})) {
      const schema = resolve<ResponseObject>(document, response).content?.['application/problem+json']?.schema;
      if (typeof schema !== 'object') continue;
      for (const [name, property] of Object.entries(resolve<Schema>(document, schema).properties ?? {})) {
        const { type, description = '' } = typeof property === 'object' ? resolve<Schema>(document, property) : {};
        if (type === 'string' || type === 'integer' || type === 'number' || type === 'boolean')
          if (!KNOWN.includes(name)) members.set(name, { name, description, type });
      }
    }
  return [...members.values()];
}
