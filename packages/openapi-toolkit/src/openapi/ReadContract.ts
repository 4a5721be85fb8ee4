import type { Document } from './document';
import type { ApiRef, Server } from './model';
import type { ReadOperation } from './read/operation';

/** A bundled contract with all its operations, and the place of its pages. */
export interface ReadContract {
  ref: ApiRef;
  document: Document;
  operations: readonly ReadOperation[];
  inSandbox?: Pick<Server, 'sandboxPrefix'>;
}

/** Returns the address of an operation, by its id. */
export const hrefOf = ({ route }: Pick<ApiRef, 'route'>, id: string): string => `${route}/${id}`;
