import { type OperationPage, type ReferencePageData, serverPath } from 'openapi-toolkit';
import { site } from '#site';
import type { AttributeTranslation } from '../../attribute-translations';

/** All names in the contracts and the attribute list. */
export interface Vocabulary {
  /**
   * Names of parameters, properties, headers, operations, enum values, attribute keys, problem types, example values.
   */
  words: ReadonlySet<string>;
  /** `parent.child` for every property in an object. */
  pairs: ReadonlySet<string>;
  /** Paths of operations: `/companies/{companyId}`, also with the server's path in front. */
  paths: ReadonlySet<string>;
  /** Routes of the reference. */
  routes: ReadonlySet<string>;
}

/** Words of HTTP and JSON that contracts need not define. */
const COMMON_WORDS = [
  'null',
  'true',
  'false',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'Content-Type',
  'Accept',
];

type Collect = (word: string) => void;

function scalars(value: unknown, add: Collect): void {
  if (typeof value === 'string') add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      add(key);
      scalars(inner, add);
    }
}

/** Collects the names in an example that is JSON. */
function exampleWords(text: string, add: Collect): void {
  try {
    scalars(JSON.parse(text), add);
  } catch {
    add(text);
  }
}

const NAME_KEYS = ['name', 'anchor', 'operationId', 'id', 'value', 'unit', 'register', 'field', 'type'] as const;

/** Collects the names in the data of a page, at any depth. */
function collectNames(value: unknown, add: Collect, pairs: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectNames(item, add, pairs);
  if (typeof value !== 'object' || value === null) return;
  const node = value as Record<string, unknown>;
  for (const key of NAME_KEYS) if (typeof node[key] === 'string') add(node[key]);
  if (typeof node.path === 'string') {
    const segments = node.path.split('.').map((segment) => segment.replaceAll('[]', ''));
    for (const [index, segment] of segments.entries()) if (index > 0) pairs.add(`${segments[index - 1]}.${segment}`);
  }
  if (typeof node.text === 'string' && typeof node.language === 'string') exampleWords(node.text, add);
  if (Array.isArray(node.examples))
    for (const text of node.examples) if (typeof text === 'string') exampleWords(text, add);
  for (const text of [node.default, node.const]) if (typeof text === 'string') exampleWords(text, add);
  for (const inner of Object.values(node)) collectNames(inner, add, pairs);
}

const pathsOf = ({ operation }: OperationPage): string[] => [
  operation.path,
  ...operation.servers.map(({ url }) => `${serverPath(url)}${operation.path}`),
];

/** Reads the vocabulary from the generated reference pages and the attribute list. */
export function vocabularyOf(
  pages: readonly ReferencePageData[],
  attributes: readonly AttributeTranslation[],
): Vocabulary {
  const words = new Set<string>([...COMMON_WORDS, site.keyVariable]);
  const pairs = new Set<string>();
  const add: Collect = (word) => {
    words.add(word);
    // Problem types are named by the end of their URI, register fields by the last part of their name.
    for (const part of word.split(/[#/\s,]+/)) if (part) words.add(part);
    const last = word.split('.').at(-1);
    if (last) words.add(last);
  };
  for (const page of pages) collectNames(page, add, pairs);
  for (const { key, sourceField, example } of attributes) {
    add(key);
    if (sourceField) add(sourceField);
    scalars(example, add);
  }
  const operations = pages.filter((page) => page.kind === 'operation');
  return {
    words,
    pairs,
    paths: new Set(operations.flatMap(pathsOf)),
    routes: new Set(pages.map(({ permalink }) => permalink)),
  };
}
