import { readdir } from 'node:fs/promises';
import { ContractError } from '../../openapi';
import { paths } from '../../paths';
import type { ReadApi } from './readApi';

/**
 * Checks that every operation has its page and every API its overview and sidebar.
 * The OpenAPI plugin only logs what it could not write.
 *
 * @throws ContractError naming the missing pages.
 */
export async function countPages(apis: ReadApi[], log: string): Promise<{ operations: number; overviews: number }> {
  let operations = 0;
  for (const { ref, operations: wanted } of apis) {
    const files = new Set(await readdir(paths.stagedPages(ref.route)).catch(() => []));
    const missing = wanted.map(({ operation }) => operation.id).filter((id) => !files.has(`${id}.api.mdx`));
    const overviews = [...files].filter((file) => file.endsWith('.info.mdx')).length;
    if (missing.length > 0 || overviews !== 1 || !files.has('sidebar.ts')) {
      throw new ContractError(
        `Pages are missing: ${missing.join(', ') || 'the overview or the sidebar'}.\n${log.trim()}`,
        paths.stagedPages(ref.route),
        'See what the OpenAPI plugin printed above; operation ids must be usable as file names.',
      );
    }
    operations += wanted.length;
  }
  return { operations, overviews: apis.length };
}
