import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type OperationPage, type ReferencePageData, UserError } from 'openapi-toolkit';
import { listFilesSync } from 'openapi-toolkit/node';
import type { Portal } from '../content/portal';
import { type DanglingReference, danglingReference } from '../lib/danglingReferences';
import { PAGE_SUFFIX } from './pageFiles';
import { sectionsOf } from './sections';

type OfPages = Pick<Portal, 'apis' | 'paths'>;

/** Pages by folder, with modification times and sizes of their files. */
const cachedPages = new Map<string, { files: string; pages: Promise<ReferencePageData[]> }>();

function filesOf({ apis }: OfPages, folder: string) {
  const names = (existsSync(folder) ? listFilesSync(folder) : []).filter((name) => name.endsWith(PAGE_SUFFIX));
  const lines = names.map((name) => {
    const { mtimeMs, size } = statSync(path.join(folder, name));
    return `${name} ${mtimeMs} ${size}`;
  });
  return { names, files: [apis.map(({ id }) => id), ...lines].join('\n') };
}

/** Returns pages in the order of the APIs: each overview, then its operations by address. */
function inOrder(pages: readonly ReferencePageData[], { apis }: OfPages): ReferencePageData[] {
  const rank = ({ api }: ReferencePageData): number => apis.findIndex(({ id }) => id === api.id);
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.permalink < b.permalink ? -1 : 1));
}

/** Hands on pages that were just written to the folder of the portal, so that nobody reads them back. */
export function keepPages(portal: OfPages, pages: readonly ReferencePageData[]): void {
  const { files } = filesOf(portal, portal.paths.pages);
  cachedPages.set(portal.paths.pages, { files, pages: Promise.resolve(inOrder(pages, portal)) });
}

/**
 * Returns the generated pages, in the order of the APIs: each overview, then its operations by address. They are read
 * once while the files are unchanged: do not modify them. @throws UserError if there are none.
 */
export async function readPages(portal: OfPages, folder = portal.paths.pages): Promise<readonly ReferencePageData[]> {
  const { names, files } = filesOf(portal, folder);
  if (names.length === 0) throw new UserError(`${folder} has no pages. Run "npm run generate" first.`);
  const last = cachedPages.get(folder);
  if (last?.files === files) return last.pages;
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ReferencePageData;
  const pages = Promise.all(names.map(read)).then((all) => inOrder(all, portal));
  cachedPages.set(folder, { files, pages });
  return pages;
}

/** Returns the anchors of a page: of its sections, and of what is in them. */
export const anchorsOf = (page: ReferencePageData): Set<string> =>
  new Set([
    ...sectionsOf(page).map(([, anchor]) => anchor),
    ...[...JSON.stringify(page).matchAll(/"[a-zA-Z]*[aA]nchor":"([^"]*)"/g)].map(([, anchor = '']) => anchor),
  ]);

export const isOperation = (page: ReferencePageData): page is OperationPage => page.kind === 'operation';

/** Returns API id and slug of an operation: `data/company-by-company-id`. */
export const operationName = ({ api, operation }: OperationPage): string => `${api.id}/${operation.id}`;

/** Returns the error for an operation that no contract has. */
export function missingOperation(name: string, pages: readonly OperationPage[]): DanglingReference {
  const [id = '', slug = ''] = name.split('/');
  const slugs = pages.filter(({ api }) => api.id === id).map(({ operation }) => operation.id);
  return danglingReference(id, 'operation', slug, slugs);
}

/** Reads the page of an operation by its name `api/slug`. @throws UserError (a predicate) or DanglingReference. */
export async function readOperationPage(portal: OfPages, name = ''): Promise<OperationPage> {
  const ids = portal.apis.map(({ id }) => id);
  const [id = '', slug, ...rest] = name.split('/');
  if (!ids.includes(id) || !slug || rest.length > 0)
    throw new UserError(`write operation="<api>/<slug>" with one of the APIs ${ids.join(', ')}`);
  const pages = (await readPages(portal)).filter(isOperation);
  const page = pages.find((each) => operationName(each) === name);
  if (!page) throw missingOperation(name, pages);
  return page;
}
