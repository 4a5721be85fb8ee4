import type { Document } from '../../openapi';
import type { Operation, OperationPage } from '../../openapi/model';
import { typescriptTypes } from '../../reference/exports/types';
import type { ReadApi } from '../../reference/generate/readApi';
import { fieldRecords } from '../../search/build/records/fields';
import { synonymsFrom } from '../../search/build/synonyms';
import { operationMarkdown } from './operation';

/** The properties of a JSON Schema that the tests edit. */
export type Schema = {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  maxLength?: number;
};

export const schemasOf = (document: Document) =>
  ((document.components as { schemas?: Record<string, Schema> } | undefined)?.schemas ?? {}) as Record<string, Schema>;

export const pageOf = (operation: Operation, { ref }: Pick<ReadApi, 'ref'>): OperationPage => ({
  kind: 'operation',
  permalink: `/${operation.id}`,
  api: ref,
  operation,
  samples: [],
  pairs: [],
  nextCalls: [],
});

const linkTo = (href: string) => href;

/** Returns the Markdown of all operations of a contract. */
export const markdownOf = (operations: readonly { operation: Operation }[], api: ReadApi): string =>
  operations.map(({ operation }) => operationMarkdown(pageOf(operation, api), linkTo)).join('\n');

const synonyms = synonymsFrom([]);

/** Returns the titles of search records of fields and values. */
export const searchTitlesOf = (operations: readonly { operation: Operation }[], api: ReadApi): string[] =>
  fieldRecords(
    operations.map(({ operation }) => pageOf(operation, api)),
    synonyms,
  ).map(({ title }) => title);

/** Returns the downloadable types. */
export const typesFor = (document: Document): Promise<string> => typescriptTypes(document, 'API');
