import { site } from 'docusaurus-preset-portal/content';
import { baseUrl, type Document, type Located } from '../../openapi';
import type { ApiRef, Operation } from '../../openapi/model';
import { serverOrigin } from '../../openapi/serverUrl';
import { plannedRequest, type SentParameter } from '../requests/plan';
import { planOf, sampleRequest, sampleValues } from '../requests/sampleRequest';
import { writePath } from '../requests/serialize';
import type { Collection, CollectionRequest, ExampleResponse } from './collection';
import { postmanCollection, postmanEnvironment } from './postman';
import { typescriptTypes } from './types';

/** Exported file, offered for download. */
export interface ExportFile {
  /** File name, prefixed with the API ID. */
  name: string;
  label: string;
  content: string;
}

interface Source {
  ref: ApiRef;
  document: Document;
  operations: { located: Located; operation: Operation }[];
}

type Make = (collection: Collection, source: Source) => string | Promise<string>;

const FILES: readonly (readonly [suffix: string, label: string, make: Make])[] = [
  ['postman_collection.json', 'Postman collection', postmanCollection],
  ['d.ts', 'TypeScript types', (_, { document, ref }) => typescriptTypes(document, ref.title)],
];

/** Handles a file that can't be created: omits it, or throws to end the build. */
export type OnMissing = (label: string, error: Error) => void;

/** Creates the files of an API; none without operations to call. `onMissing` gets each file that can't be made. */
export async function exportFiles(source: Source, onMissing?: OnMissing): Promise<ExportFile[]> {
  const files: ExportFile[] = [];
  let collection: Collection | undefined;
  for (const [suffix, label, make] of FILES) {
    try {
      collection ??= collectionOf(source);
      if (collection.calls.length === 0) return [];
      files.push({ name: `${source.ref.id}.${suffix}`, label, content: await make(collection, source) });
    } catch (error) {
      if (!onMissing) throw error;
      onMissing(label, error as Error);
    }
  }
  return files;
}

/** Creates one Postman environment for the collections of all APIs; undefined if there are no calls. */
export function environmentFile(sources: readonly Source[]): ExportFile | undefined {
  const called = sources.map(collectionOf).filter(({ calls }) => calls.length > 0);
  if (called.length === 0) return undefined;
  return {
    name: `${site.slug}.postman_environment.json`,
    label: called.length > 1 ? 'Postman environment of all APIs' : 'Postman environment',
    content: postmanEnvironment(called, site.title),
  };
}

const VALUE_SEGMENT = /^\{([\w-]+)\}$/;

/** Returns the URL of a request with names for path segments that are values, and these values. */
function templateOf(
  operation: Operation,
  located: Located,
  document: Document,
): Pick<CollectionRequest, 'template' | 'variables'> {
  const { sent } = sampleValues(operation, located, document);
  const segments = new Set(operation.path.split('/').flatMap((segment) => VALUE_SEGMENT.exec(segment)?.[1] ?? []));
  const isVariable = ({ parameter }: SentParameter) => parameter.location === 'path' && segments.has(parameter.name);
  const others = sent.filter((one) => !isVariable(one));
  return {
    template: plannedRequest(planOf(operation, document), others).url,
    variables: sent
      .filter(isVariable)
      .map(({ parameter, value }) => ({ name: parameter.name, value: writePath(parameter, value) })),
  };
}

/** Returns the example responses with a numeric status. */
const examplesOf = ({ responses }: Operation): ExampleResponse[] =>
  responses
    .filter(({ status }) => /^\d{3}$/.test(status))
    .flatMap(({ status, reason, media }) =>
      media.flatMap(({ type, examples }) =>
        examples
          .filter(({ text }) => text !== '')
          .map(({ name, summary, language, text }) => ({
            name: `${status} ${summary ?? name}`,
            status: Number(status),
            reason,
            mediaType: type,
            language: language === 'http' ? 'text' : language,
            text,
          })),
      ),
    );

/** Collections of each API: its own files and the environment of all APIs need them. */
const collections = new WeakMap<Source, Collection>();

function collectionOf(source: Source): Collection {
  const existing = collections.get(source);
  if (existing) return existing;
  const { ref, document, operations } = source;
  const called = operations.filter(({ operation }) => operation.kind === 'operation');
  const collection = {
    apiId: ref.id,
    title: ref.title,
    version: ref.version,
    origin: serverOrigin(baseUrl(called[0]?.operation.servers ?? [])),
    calls: called.map(({ operation, located }) => ({
      id: operation.id,
      title: operation.title,
      tag: operation.tags[0] ?? ref.title,
      lead: operation.lead,
      request: sampleRequest(operation, located, document),
      ...templateOf(operation, located, document),
      responses: examplesOf(operation),
    })),
  };
  collections.set(source, collection);
  return collection;
}
