import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { OverviewPage } from '../../openapi/model';
import { paths } from '../../paths';
import { takeAways } from '../exports';
import type { ReadApi } from './readApi';

/** Writes what readers take along, the bundled contract first, where the site serves it; returns the links with sizes. */
export async function writeDownloads(api: ReadApi): Promise<OverviewPage['downloads']> {
  const { ref, document } = api;
  await mkdir(paths.downloads, { recursive: true });
  const files = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', content: stringify(document, { aliasDuplicateObjects: false }) },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', content: `${JSON.stringify(document, null, 2)}\n` },
    ...(await takeAways(api)),
  ];
  for (const { name, content } of files) await writeFile(path.join(paths.downloads, name), content);
  return files.map(({ name, label, content }) => ({
    label,
    href: `/openapi/${name}`,
    bytes: Buffer.byteLength(content),
  }));
}
