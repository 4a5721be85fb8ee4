import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { typeError } from 'api-clients';
import {
  blockComment,
  type Document,
  decodeSafely,
  type OverviewPage,
  protectKeys,
  restoreIntegers,
  restoreText,
} from 'openapi-toolkit';
import { toOpenApi30 } from 'openapi-toolkit/node';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { stringify } from 'yaml';
import type { ReadApi } from './readApi';

/** Generates TypeScript types of a contract. @throws Error with the line that is not TypeScript. */
export async function typescriptTypes(document: Document, title: string): Promise<string> {
  const read = protectKeys(withoutFiles(document)) as Document;
  const nodes = await openapiTS(read as Parameters<typeof openapiTS>[0], {
    silent: true,
    // A field with a default need not be sent.
    defaultNonNullable: false,
    postTransform: openList,
  });
  const text = restoreText(astToString(nodes)).replace(/\uE003|\\uE003/g, '%');
  const head = `Types of the ${title} ${document.info.version}. Made from its contract by openapi-typescript.`;
  const types = `${blockComment(head)}\n${text}`;
  const fault = typeError({ '/types.d.ts': types }, false);
  if (fault) throw new Error(fault);
  return types;
}

const { factory: make, SyntaxKind } = ts;
const OTHER = make.createIntersectionTypeNode([
  make.createKeywordTypeNode(SyntaxKind.StringKeyword),
  make.createTypeLiteralNode([]),
]);

/** Writes a list of texts to which others can come as `'A' | 'B' | (string & {})`: with `string`, editors offer no text. */
function openList(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type) || !type.types.some(isList)) return undefined;
  return make.createUnionTypeNode(
    type.types.map((typeNode) => (typeNode.kind === SyntaxKind.StringKeyword ? OTHER : typeNode)),
  );
}

/** Returns true for a text, a list or a component. openapi-typescript writes a text as an identifier. */
const isList = (type: ts.Node): boolean =>
  ts.isIdentifier(type) || ts.isParenthesizedTypeNode(type) || ts.isIndexedAccessTypeNode(type);

/** Removes references to files, which openapi-typescript would read, and marks `%`, which it would decode in names. */
function withoutFiles(document: Document): unknown {
  const text = JSON.stringify(document, (key, value) => {
    if (typeof value !== 'string' || (key !== 'externalValue' && key !== '$ref')) return value;
    return key === '$ref' && value.startsWith('#') ? decodeSafely(value) : undefined;
  });
  return JSON.parse(text.replaceAll('%', '\uE003'));
}

interface DownloadFile {
  name: string;
  label: string;
  content: string;
}

/** Handles a file that can't be created: omits it, or throws to end the build. */
export type OnMissing = (label: string, error: Error) => void;

const yamlOf = (document: Document) => stringify(document, { aliasDuplicateObjects: false });
const jsonOf = (document: Document) => `${JSON.stringify(document, null, 2)}\n`;

/** Returns the contract as OpenAPI 3.0 for tools that read no later version; nothing if it is that already. */
function olderFiles({ ref, document }: ReadApi): DownloadFile[] {
  if (document.openapi.startsWith('3.0')) return [];
  const older = toOpenApi30(document);
  return [
    { name: `${ref.id}-3.0.yaml`, label: 'OpenAPI 3.0, YAML', content: yamlOf(older) },
    { name: `${ref.id}-3.0.json`, label: 'OpenAPI 3.0, JSON', content: jsonOf(older) },
  ];
}

const typesFile = async ({ ref, document }: ReadApi): Promise<DownloadFile[]> => [
  { name: `${ref.id}.d.ts`, label: 'TypeScript types', content: await typescriptTypes(document, ref.title) },
];

/** Files made from a contract that has operations to call. Some contracts can't be converted. */
const CONVERTED: [label: string, make: (api: ReadApi) => DownloadFile[] | Promise<DownloadFile[]>][] = [
  ['OpenAPI 3.0', olderFiles],
  ['TypeScript types', typesFile],
];

/** Returns the files made from a contract. `onMissing` gets each that can't be made. */
export async function convertedFiles(api: ReadApi, onMissing?: OnMissing): Promise<DownloadFile[]> {
  const files: DownloadFile[] = [];
  if (!api.operations.some(({ operation }) => operation.kind === 'operation')) return files;
  for (const [label, make] of CONVERTED) {
    try {
      files.push(...(await make(api)));
    } catch (error) {
      if (!onMissing) throw error;
      onMissing(label, error as Error);
    }
  }
  return files;
}

/** Writes the downloads of an API, and returns their links with sizes in bytes. */
export async function writeDownloads(
  api: ReadApi,
  folder: string,
  onMissing?: OnMissing,
): Promise<OverviewPage['downloads']> {
  const { ref, document } = api;
  await mkdir(folder, { recursive: true });
  const downloads: DownloadFile[] = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', content: yamlOf(document) },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', content: jsonOf(document) },
    ...(await convertedFiles(api, onMissing)),
  ];
  const files = downloads.map(({ content, ...file }) => ({ ...file, content: restoreIntegers(content) }));
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
  return files.map(({ name, label, content }) => ({
    label,
    href: `/openapi/${name}`,
    bytes: Buffer.byteLength(content),
  }));
}
