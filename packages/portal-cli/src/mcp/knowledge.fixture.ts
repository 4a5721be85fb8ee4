import { formOf } from 'docusaurus-preset-portal/testing';
import type { ApiRef, Document } from 'openapi-toolkit';
import type { ReadOperation } from 'openapi-toolkit/node';
import { createSandbox, plainContent } from 'openapi-toolkit/sandbox';
import { options } from '../../../../tests/support/portal';
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
  file: () => JSON.stringify(formOf(operation, located, { ref, document }, options)),
  respond: createSandbox(() => plainContent(), {
    apis: [{ id: ref.id, title: ref.title, document }],
  }).respond,
});
