import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { OverviewPage } from '../../openapi/model';
import { paths } from '../../paths';
import { exportFiles } from '../exports';
import type { ReadApi } from './readApi';

/**
 * Writes the downloads of an API where the site serves static files: the bundled contract, then the exported files.
 *
 * @returns Links for the overview page, with sizes in bytes.
 */
export async function writeDownloads(
  api: ReadApi,
  folder: string = paths.downloads,
): Promise<OverviewPage['downloads']> {
  const { ref, document } = api;
  await mkdir(folder, { recursive: true });
  const files = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', content: stringify(document, { aliasDuplicateObjects: false }) },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', content: `${JSON.stringify(document, null, 2)}\n` },
    ...(await exportFiles(api)),
  ];
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
  return files.map(({ name, label, content }) => ({
    label,
    href: `/openapi/${name}`,
    bytes: Buffer.byteLength(content),
  }));
}
