import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, type OverviewPage, restoreIntegers } from 'openapi-toolkit';
import { toOpenApi30 } from 'openapi-toolkit/node';
import { stringify } from 'yaml';
import type { ReadApi } from './readApi';

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

/** Writes the TypeScript types of a contract. */
export type MakeTypes = (document: Document, title: string) => Promise<string>;

const typesFile = async ({ ref, document }: ReadApi, types: MakeTypes): Promise<DownloadFile[]> => [
  { name: `${ref.id}.d.ts`, label: 'TypeScript types', content: await types(document, ref.title) },
];

/** What is made of the downloads besides the contract itself. */
export interface DownloadOptions {
  /** Default: no types. */
  types?: MakeTypes | undefined;
  /** Gets each file that can't be made. Default: the error is thrown. */
  onMissing?: OnMissing | undefined;
}

/** Returns the files made from a contract that has operations to call. Some contracts can't be converted. */
export async function convertedFiles(api: ReadApi, { types, onMissing }: DownloadOptions): Promise<DownloadFile[]> {
  const files: DownloadFile[] = [];
  if (!api.operations.some(({ operation }) => operation.kind === 'operation')) return files;
  const converted = [
    ['OpenAPI 3.0', async () => olderFiles(api)],
    ['TypeScript types', async () => (types ? typesFile(api, types) : [])],
  ] as const;
  for (const [label, make] of converted) {
    try {
      files.push(...(await make()));
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
  options: DownloadOptions = {},
): Promise<OverviewPage['downloads']> {
  const { ref, document } = api;
  await mkdir(folder, { recursive: true });
  const downloads: DownloadFile[] = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', content: yamlOf(document) },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', content: jsonOf(document) },
    ...(await convertedFiles(api, options)),
  ];
  const files = downloads.map(({ content, ...file }) => ({ ...file, content: restoreIntegers(content) }));
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
  return files.map(({ name, label, content }) => ({
    label,
    href: `/openapi/${name}`,
    bytes: Buffer.byteLength(content),
  }));
}
