import { readFile } from 'node:fs/promises';
import { apis } from '../../apis';
import type { OperationPage } from '../../openapi/model';
import { paths } from '../../paths';

/**
 * The generated reference page of an operation.
 *
 * @param name API id and slug of the operation, as in `data/company-by-company-id`.
 */
export async function operationPage(name = ''): Promise<OperationPage> {
  const [id, slug, ...rest] = name.split('/');
  const api = apis.find((one) => one.id === id);
  if (!api || !slug || rest.length > 0)
    throw new Error(`needs operation="<api>/<slug>" with an API of ${apis.map((one) => one.id).join(', ')}`);
  const file = `${paths.pages}${api.route.slice('/api'.length)}/${slug}.page.json`;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`finds no operation "${slug}" in the ${api.title} (${file})`);
  });
  return JSON.parse(text) as OperationPage;
}
