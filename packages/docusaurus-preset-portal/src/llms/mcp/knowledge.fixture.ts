import type { Document, ReadOperation } from '../../openapi';
import type { ApiRef } from '../../openapi/model';
import { formOf } from '../../reference/builder/build/form';
import { createSandbox } from '../../sandbox/createSandbox';
import { readContent } from '../../sandbox/plainContent';
import type { ServerData } from './knowledge';

/** Returns the data of a server with one operation, and the sandbox of its contract. */
export const knowledgeOf = (
  { operation, located }: ReadOperation,
  ref: ApiRef,
  document: Document,
): Pick<ServerData, 'operations' | 'file' | 'respond'> => ({
  operations: [
    {
      name: `${ref.id}/${operation.id}`,
      kind: operation.kind,
      method: operation.method,
      path: operation.path,
      server: '',
      page: '',
    },
  ],
  file: () => JSON.stringify(formOf(operation, located, { ref, document })),
  respond: createSandbox(readContent, {
    apis: [{ id: ref.id, title: ref.title, document }],
    world: {},
    translations: [],
    codeLabels: {},
  }).respond,
});
