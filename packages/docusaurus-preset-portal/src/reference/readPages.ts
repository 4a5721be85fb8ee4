import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { apis } from 'docusaurus-preset-portal/content';
import { type DanglingReference, danglingReference } from '../lib/danglingReferences';
import { listFiles } from '../lib/listFiles';
import { paths } from '../lib/paths';
import { UserError } from '../lib/UserError';
import type { OperationPage, ReferencePageData } from '../openapi/model';
import { PAGE_SUFFIX } from './pageFiles';

const rank = ({ api }: ReferencePageData): number => apis.findIndex(({ id }) => id === api.id);

async function read<Page extends ReferencePageData>(file: string): Promise<Page> {
  return JSON.parse(await readFile(file, 'utf8')) as Page;
}

/** Cached pages by folder, with modification times and sizes of their files. */
const cachedPages = new Map<string, { files: string; pages: Promise<ReferencePageData[]> }>();

/**
 * Reads the generated pages, in the order of the APIs: each overview, then its operations by address. Cached while the
 * files are unchanged: do not modify them.
 *
 * @throws UserError if there are no pages.
 */
export async function readPages(folder: string = paths.pages): Promise<readonly ReferencePageData[]> {
  const names = await listFiles(folder);
  const files = names.filter((name) => name.endsWith(PAGE_SUFFIX));
  if (files.length === 0) throw new UserError(`${folder} has no pages. Run "npm run generate" first.`);
  const states = await Promise.all(files.map((name) => stat(path.join(folder, name))));
  const state = states.map(({ mtimeMs, size }, index) => `${files[index]} ${mtimeMs} ${size}`).join('\n');
  const last = cachedPages.get(folder);
  if (last?.files === state) return last.pages;
  const pages = Promise.all(files.map((name) => read(path.join(folder, name)))).then((all) =>
    all.sort((a, b) => rank(a) - rank(b) || (a.permalink < b.permalink ? -1 : 1)),
  );
  cachedPages.set(folder, { files: state, pages });
  return pages;
}

export const isOperation = (page: ReferencePageData): page is OperationPage => page.kind === 'operation';

/** Returns API id and slug of an operation: `data/company-by-company-id`. */
export const operationName = ({ api, operation }: OperationPage): string => `${api.id}/${operation.id}`;

/** Returns the error for an operation that no contract has. */
export function missingOperation(name: string, pages: readonly OperationPage[]): DanglingReference {
  const [id = '', slug = ''] = name.split('/');
  const slugs = pages.filter(({ api }) => api.id === id).map(({ operation }) => operation.id);
  return danglingReference(id, 'operation', slug, slugs);
}

/**
 * Reads the page of an operation by its name `api/slug`.
 *
 * @throws UserError if the name has another form, with a predicate as message. DanglingReference if there is no such
 * operation.
 */
export async function readOperationPage(name = ''): Promise<OperationPage> {
  const [id, slug, ...rest] = name.split('/');
  const api = apis.find((one) => one.id === id);
  if (!api || !slug || rest.length > 0)
    throw new UserError(`write operation="<api>/<slug>" with one of the APIs ${apis.map((one) => one.id).join(', ')}`);
  return read<OperationPage>(path.join(paths.docs, api.route, `${slug}${PAGE_SUFFIX}`)).catch(async () => {
    throw missingOperation(name, (await readPages()).filter(isOperation));
  });
}
