import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, type OverviewPage, restoreIntegers } from 'openapi-toolkit';
import { toOpenApi30 } from 'openapi-toolkit/node';
import { stringify } from 'yaml';
import type { ReadApi } from './readApi';
import { typescriptTypes } from './typescriptTypes';

interface DownloadFile {
  /** File name, prefixed with the API ID. */
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
