import { baseUrl, type Document, type Located } from '../../openapi';
import type { ApiRef, Operation } from '../../openapi/model';
import { site } from '../../site';
import { sampleRequest } from '../requests/sampleRequest';
import { brunoFiles } from './bruno';
import type { Collection } from './collection';
import { httpFile } from './httpFile';
import { postmanCollection, postmanEnvironment } from './postman';
import { typesOf } from './types';
import { zip } from './zip';

/** A file for another program, offered for download. */
export interface ExportFile {
  /** File name, with the ID of the API in front. */
  name: string;
  label: string;
  content: string | Buffer;
}

interface Source {
  ref: ApiRef;
  document: Document;
  operations: { located: Located; operation: Operation }[];
}

/**
 * Collections, HTTP file and types of one API, filled with the example values of its contract.
 * None for an API without operations to call.
 */
export async function exportFiles(source: Source): Promise<ExportFile[]> {
  const { ref, document } = source;
  const collection = collectionOf(source);
  if (collection.calls.length === 0) return [];
  const { id } = ref;
  return [
    { name: `${id}.postman_collection.json`, label: 'Postman collection', content: postmanCollection(collection) },
    { name: `${id}.postman_environment.json`, label: 'Postman environment', content: postmanEnvironment(collection) },
    { name: `${id}.bruno.zip`, label: 'Bruno collection', content: zip(brunoFiles(collection)) },
    { name: `${id}.http`, label: 'HTTP file for Visual Studio Code and JetBrains', content: httpFile(collection) },
    { name: `${id}.d.ts`, label: 'TypeScript types', content: await typesOf(document, ref.title) },
  ];
}

function collectionOf({ ref, document, operations }: Source): Collection {
  const called = operations.filter(({ operation }) => operation.kind === 'operation');
  return {
    apiId: ref.id,
    title: ref.title,
    version: ref.version,
    origin: originOf(called[0]?.operation),
    keyVariable: site.keyVariable,
    calls: called.map(({ operation, located }) => ({
      id: operation.id,
      title: operation.title,
      tag: operation.tags[0] ?? ref.title,
      lead: operation.lead,
      request: sampleRequest(operation, located, document),
    })),
  };
}

/** Host that exported files hold once, as a variable: that of the first operation. */
function originOf(operation: Operation | undefined): string {
  const url = baseUrl(operation?.servers ?? []);
  return URL.canParse(url) ? new URL(url).origin : '';
}
