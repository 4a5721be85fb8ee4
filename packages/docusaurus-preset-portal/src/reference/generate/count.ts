import { readdir } from 'node:fs/promises';
import { ContractError } from 'openapi-toolkit';
import type { ReadApi } from './readApi';

/** Checks that operations, overviews and sidebars have files. @throws ContractError with the missing ones and `log`. */
export async function countPages(
  apis: ReadApi[],
  log: string,
  folderOf: (route: string) => string,
): Promise<{ operations: number; overviews: number }> {
  let count = 0;
  for (const { ref, operations } of apis) {
    const folder = folderOf(ref.route);
    const files = new Set(await readdir(folder).catch(() => []));
    const missing = operations.map(({ operation }) => operation.id).filter((id) => !files.has(`${id}.api.mdx`));
    const overviews = [...files].filter((file) => file.endsWith('.info.mdx')).length;
    if (missing.length > 0 || overviews !== 1 || !files.has('sidebar.ts')) {
      throw new ContractError(
        `Pages are missing: ${missing.join(', ') || 'the overview or the sidebar'}.\n${log.trim()}`,
        folder,
        'See what the OpenAPI plugin printed above; operation ids must be usable as file names.',
      );
    }
    count += operations.length;
  }
  return { operations: count, overviews: apis.length };
}
