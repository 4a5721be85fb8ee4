import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { danglingReferences } from '../../lib/danglingReferences';
import { takeLock } from '../../lib/lock';
import { paths } from '../../lib/paths';
import { UserError } from '../../lib/UserError';
import { type GenerateOptions, generate } from '../../reference/generate';
import { readPages } from '../../reference/readPages';
import { publishedWorkflows, WORKFLOWS } from '../../workflows';
import { hashInputs, writeStamp } from './stamp';

/** Takes the lock of this folder, in which one process builds or generates. @throws UserError if another has it. */
export const lockSite = (): (() => void) => takeLock(paths.lock, 'A build or a generation of this site');

/** Files that are made together with the reference. */
export interface Extra {
  /** Folder of the files, below the folder that the site serves. */
  folder: string;
  /** Makes them in the folder that the site serves, and returns what was made, for people. */
  make: (served: string) => Promise<string>;
}

type Options = Pick<GenerateOptions, 'strict'>;

async function makeAll(extras: readonly Extra[], options: Options): Promise<string> {
  const inputs = hashInputs('.', process.env);
  const { operations, overviews, written, removed } = await generate(options);
  if (options.strict && danglingReferences().length > 0) throw new UserError(danglingReferences().join('\n'));
  const workflows = await publishedWorkflows(await readPages());
  if (workflows !== undefined) await writeFile(path.join(paths.static, WORKFLOWS), workflows);
  const made: string[] = [];
  for (const { make } of extras) made.push(await make(paths.static));
  const folders = extras.map(({ folder }) => `${paths.static}/${folder}`);
  // A build names dangling references again.
  if (danglingReferences().length === 0)
    await writeStamp('.', inputs, [paths.pages, paths.downloads, paths.changes, ...folders]);
  return [
    `Reference: ${operations} operations, ${overviews} overviews (${written} files written, ${removed} removed).`,
    ...made,
  ].join('\n');
}

/**
 * Makes everything that derives from the contracts: the reference, and what comes with it (`extras`).
 *
 * @throws ContractError when a contract is broken; the files of the last run stay. UserError if another process builds
 * here.
 */
export async function generateAll(extras: readonly Extra[], options: Options = {}): Promise<string> {
  const unlock = lockSite();
  try {
    return await makeAll(extras, options);
  } finally {
    unlock();
  }
}
