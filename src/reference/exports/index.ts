import type { Document, Located } from '../../openapi';
import { baseUrl } from '../../openapi';
import type { ApiRef, Operation } from '../../openapi/model';
import { KEY_VARIABLE, sampleRequest } from '../generate/samples';
import { brunoFiles } from './bruno';
import type { Kit } from './calls';
import { httpFile } from './httpFile';
import { postmanCollection, postmanEnvironment } from './postman';
import { typesOf } from './types';
import { zip } from './zip';

/** A file a reader takes along. */
export interface TakeAway {
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

/** Requests, collections and types of one API, with the example values of its contract. */
export async function takeAways({ ref, document, operations }: Source): Promise<TakeAway[]> {
  const kit: Kit = {
    apiId: ref.id,
    title: ref.title,
    version: ref.version,
    origin: originOf(operations),
    keyVariable: KEY_VARIABLE,
    calls: operations
      .filter(({ operation }) => operation.kind === 'operation')
      .map(({ operation, located }) => ({
        operationId: operation.id,
        title: operation.title,
        tag: operation.tags[0] ?? ref.title,
        lead: operation.lead,
        request: sampleRequest(operation, located, document),
      })),
  };
  if (kit.calls.length === 0) return [];
  return [
    { name: `${ref.id}.postman_collection.json`, label: 'Postman collection', content: postmanCollection(kit) },
    { name: `${ref.id}.postman_environment.json`, label: 'Postman environment', content: postmanEnvironment(kit) },
    { name: `${ref.id}.bruno.zip`, label: 'Bruno collection', content: zip(brunoFiles(kit)) },
    { name: `${ref.id}.http`, label: 'HTTP file for Visual Studio Code and JetBrains', content: httpFile(kit) },
    { name: `${ref.id}.d.ts`, label: 'TypeScript types', content: await typesOf(document, ref.title) },
  ];
}

/** The host the operations share; collections hold it once, as a variable. */
function originOf(operations: Source['operations']): string {
  const url = baseUrl(operations[0]?.operation.servers ?? []);
  return URL.canParse(url) ? new URL(url).origin : '';
}
