import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { apis } from '../../apis';
import type { OperationPage, ReferencePage } from '../../openapi/model';

const rank = (page: ReferencePage) => apis.findIndex(({ id }) => id === page.api.id);

/** The generated reference pages, in the order of the APIs. */
export async function readPages(folder: string): Promise<ReferencePage[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.page.json')).sort();
  const pages = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ReferencePage),
  );
  return pages.sort((a, b) => rank(a) - rank(b));
}

export const isOperation = (page: ReferencePage): page is OperationPage => page.kind === 'operation';
