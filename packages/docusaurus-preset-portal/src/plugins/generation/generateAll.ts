import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContractError, memoize, restoreIntegers, UserError } from 'openapi-toolkit';
import { nameOfVersion } from 'openapi-toolkit/diff';
import { bundleContract } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { danglingReferences, forgetDangling } from '../../lib/danglingReferences';
import { takeLock } from '../../lib/lock';
import { buildLog } from '../../lib/log';
import { generate } from '../../reference/generate';
import type { MakeTypes } from '../../reference/generate/downloads';
import { swapIn } from '../../reference/generate/swapIn';
import { readPages } from '../../reference/readPages';
import { writeSidebars } from '../../reference/sidebar';
import { publishedWorkflows, siteWorkflows, WORKFLOWS } from '../../workflows';
import { hashInputs, stampFile, writeStamp } from './stamp';

/** Takes the lock of this folder, in which one process builds or generates. @throws UserError if another has it. */
export const lockSite = ({ paths }: Portal) => takeLock(paths.lock, 'A build or a generation of this site');

/** Takes the lock of a site for the rest of this process, which may build it in several locales. */
export const lockForBuild = memoize((file: string) => takeLock(file, 'A build of this site', true));

/** Files that are made together with the reference. */
export interface Extra {
  /** Folder of the files, below the folder that the site serves. */
  folder: string;
  /** Makes them from the generated reference, below a folder that the site will serve. Returns what was made, for people. @throws what can't be made, if `isStrict`. */
  make: (served: string, isStrict: boolean) => Promise<string>;
}

export interface GenerateAllOptions {
  extras?: readonly Extra[];
  /** Throws if a file can't be made of a contract. Otherwise the file is omitted with a warning. */
  strict?: boolean;
  /** Contracts of a site that has no folder for them and for their earlier versions, in the order of the APIs. */
  apis?: readonly { spec: string; previous?: readonly string[] }[];
  types?: MakeTypes | undefined;
  /** Receives the path of each file of their contracts. */
  onRead?: (file: string) => void;
  /** Completes the pages and what is served (`paths.next`) before they are shown. */
  complete?: () => Promise<void>;
}

/** Contracts of other sites may have faults: what can be read is shown. */
const onFault = ({ message }: ContractError) => buildLog.warn(message);

/** Bundles earlier versions of a contract, for its history. */
async function writePrevious(
  { siteDir, paths }: Portal,
  apiId: string,
  files: readonly string[],
  onRead: GenerateAllOptions['onRead'],
): Promise<void> {
  const folder = path.join(paths.published, apiId);
  await rm(folder, { recursive: true, force: true });
  for (const name of files) {
    const file = path.resolve(siteDir, name);
    const document = await bundleContract(file, {
      allow: [siteDir],
      keepIntegers: true,
      warn: buildLog.warn,
      onFault,
      onRead,
    });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, nameOfVersion(document.info.version)), restoreIntegers(JSON.stringify(document)));
  }
}

/** Makes the reference of a site that keeps nothing else of it. */
async function makeReference(portal: Portal, { apis = [], types, onRead }: GenerateAllOptions): Promise<string> {
  for (const [at, { id }] of portal.apis.entries()) await writePrevious(portal, id, apis[at]?.previous ?? [], onRead);
  const { operations } = await generate(portal, {
    types,
    onFault,
    onRead,
    complete: () => writeSidebars(portal),
  });
  return `Reference: ${operations} operations of ${portal.apis.map(({ title }) => title).join(', ')}.`;
}

async function makeAll(
  portal: Portal,
  { extras = [], strict = false, types, complete: others }: GenerateAllOptions,
): Promise<string> {
  const inputs = hashInputs(portal, process.env);
  forgetDangling();
  // What follows may end before all is made, and these inputs can come back.
  await rm(stampFile(portal), { force: true });
  const { paths } = portal;
  const complete = async () => {
    const workflows = await publishedWorkflows(portal);
    if (workflows !== undefined) await writeFile(path.join(paths.next.static, WORKFLOWS), workflows);
    await others?.();
    await writeSidebars(portal);
  };
  const { operations, overviews, written, removed } = await generate(portal, { strict, types, complete });
  if (strict && danglingReferences().length > 0) throw new UserError(danglingReferences().join('\n'));
  // Names an operation that no contract has. In the dev server the pages are shown all the same.
  await siteWorkflows(portal, await readPages(portal));
  const made: string[] = [];
  for (const { make } of extras) made.push(await make(paths.next.static, strict));
  await swapIn(extras.map(({ folder }) => [path.join(paths.next.static, folder), path.join(paths.static, folder)]));
  // A build names dangling references again.
  if (danglingReferences().length === 0) await writeStamp(portal, inputs);
  return [
    `Reference: ${operations} operations, ${overviews} overviews (${written} files written, ${removed} removed).`,
    ...made,
  ].join('\n');
}

/**
 * Makes everything that derives from the contracts: the reference and `extras`. @throws ContractError when a contract
 * is broken; the last files stay. UserError if another process builds here.
 */
export async function generateAll(portal: Portal, options: GenerateAllOptions): Promise<string> {
  // Several locales of another site are built in one process.
  if (!portal.isWholeSite) return makeReference(portal, options);
  const unlock = await lockSite(portal);
  try {
    return await makeAll(portal, options);
  } finally {
    await unlock();
  }
}
