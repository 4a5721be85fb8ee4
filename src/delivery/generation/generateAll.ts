import path from 'node:path';
import { paths } from '../../paths';
import { generate } from '../../reference/generate';
import { PACKED, packSandbox } from '../../sandbox/pack';
import { hashInputs, writeStamp } from './stamp';

/**
 * Makes everything that derives from the contracts, below the current folder: the reference and the sandbox file.
 *
 * @param options `strict` makes a download that can't be made an error.
 * @returns What was made, for people.
 * @throws ContractError when a contract is broken; the files of the last run stay.
 */
export async function generateAll(options: { strict?: boolean } = {}): Promise<string> {
  const inputs = await hashInputs('.', process.env);
  const { operations, overviews, written, removed } = await generate(options);
  const bytes = await packSandbox(paths.static);
  await writeStamp('.', inputs, [
    paths.pages,
    paths.downloads,
    paths.changes,
    path.posix.join(paths.static, path.posix.dirname(PACKED)),
  ]);
  return (
    `Reference: ${operations} operations, ${overviews} overviews (${written} files written, ${removed} removed).\n` +
    `Sandbox: one file of ${Math.round(bytes / 1000)} kB.`
  );
}
