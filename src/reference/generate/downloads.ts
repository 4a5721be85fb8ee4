import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { OverviewPage } from '../model';
import { paths } from './paths';
import type { ReadApi } from './readApi';

/** Writes the bundled contract as YAML and JSON where the site serves it; returns the links with sizes. */
export async function writeDownloads({ ref, document }: ReadApi): Promise<OverviewPage['downloads']> {
  await mkdir(paths.downloads, { recursive: true });
  const files = [
    { name: `${ref.id}.yaml`, label: 'OpenAPI, YAML', text: stringify(document, { aliasDuplicateObjects: false }) },
    { name: `${ref.id}.json`, label: 'OpenAPI, JSON', text: `${JSON.stringify(document, null, 2)}\n` },
  ];
  for (const { name, text } of files) await writeFile(path.join(paths.downloads, name), text);
  return files.map(({ name, label, text }) => ({ label, href: `/openapi/${name}`, bytes: Buffer.byteLength(text) }));
}
