import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { paths } from '../../lib/paths';
import { type Document, restoreIntegers, toOpenApi30 } from '../../openapi';
import type { OverviewPage } from '../../openapi/model';
import { type ExportFile, environmentFile, exportFiles, type OnMissing } from '../exports';
import type { ReadApi } from './readApi';

const yamlOf = (document: Document) => stringify(document, { aliasDuplicateObjects: false });
const jsonOf = (document: Document) => `${JSON.stringify(document, null, 2)}\n`;

/** Returns the contract as OpenAPI 3.0 for tools that read no later version; nothing if it is that already. */
function olderFiles({ ref, document, operations }: ReadApi, onMissing: OnMissing | undefined): ExportFile[] {
  if (document.openapi.startsWith('3.0') || !operations.some(({ operation }) => operation.kind === 'operation'))
    return [];
  try {
    const older = toOpenApi30(document);
    return [
      { name: `${ref.id}-3.0.yaml`, label: 'OpenAPI 3.0, YAML', content: yamlOf(older) },
      { name: `${ref.id}-3.0.json`, label: 'OpenAPI 3.0, JSON', content: jsonOf(older) },
    ];
  } catch (error) {
    if (!onMissing) throw error;
    onMissing('OpenAPI 3.0', error as Error);
    return [];
  }
}

/** Writes the downloads of an API, and returns their links with sizes in bytes. `all` APIs share the environment. */
export async function writeDownloads(
  api: ReadApi,
  {
    folder = paths.downloads,
    onMissing,
    all = [api],
  }: {
    folder?: string;
    onMissing?: OnMissing;
    all?: readonly ReadApi[];
  } = {},
): Promise<OverviewPage['downloads']> {
  const { ref, document } = api;
  const exported = await exportFiles(api, onMissing);
  await mkdir(folder, { recursive: true });
  const environment = exported.length > 0 && environmentFile(all);
  const downloads: ExportFile[] = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', content: yamlOf(document) },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', content: jsonOf(document) },
    ...olderFiles(api, onMissing),
    ...exported,
    ...(environment ? [environment] : []),
  ];
  const files = downloads.map(({ content, ...file }) => ({
    ...file,
    content: typeof content === 'string' ? restoreIntegers(content) : content,
  }));
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
  return files.map(({ name, label, content }) => ({
    label,
    href: `/openapi/${name}`,
    bytes: Buffer.byteLength(content),
  }));
}
