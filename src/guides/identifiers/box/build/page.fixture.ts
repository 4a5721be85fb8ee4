import type { ExamplePair, OperationPage } from 'openapi-toolkit';
import { operationOf } from 'openapi-toolkit/testing';

/** Returns a string parameter of a contract. */
export const parameter = (place: string, name: string, parts: object = {}) => ({
  in: place,
  name,
  required: place === 'path',
  schema: { type: 'string' },
  ...parts,
});

/** Returns a page of an operation with its curl sample, a line for each entry, and the requests of its examples. */
export function pageOf(path: string, operation: object, lines: string[], requests: string[] = []): OperationPage {
  const { api, operation: read } = operationOf(operation, { path });
  const samples = [
    { language: 'python', label: 'Python', text: 'no curl', html: '' },
    { language: 'shell', label: 'Shell', text: `curl ${lines.join(' \\\n  ')}`, html: '' },
  ];
  const pairs = requests.map((request): ExamplePair => ({ anchor: '', name: '', request }));
  return {
    kind: 'operation',
    permalink: `${api.ref.route}/thing`,
    api: api.ref,
    operation: read,
    samples,
    pairs,
    nextCalls: [],
  };
}
