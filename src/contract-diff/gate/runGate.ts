import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Api, apis as allApis } from '../../apis';
import { BadInput } from '../../BadInput';
import { bundleContract } from '../../openapi';
import { paths } from '../../paths';
import { printable } from '../../visibleText';
import { addPublished, alteredFiles, droppedApis, PUBLISHED, readPublished } from '../published/store';
import { gateFaults } from './gate';
import { sourceFinder } from './source';
import { commentText, faultText, type Said } from './words';

export interface GateOptions {
  apis?: readonly Api[];
  /** Folder of the contracts. */
  specDir?: string;
  /** Folder of the published contracts. */
  published?: string;
}

async function checkApi({ id, title, spec }: Api, specDir: string, published: string): Promise<Said[]> {
  const [latest] = await readPublished(id, published);
  if (!latest) return [];
  const root = path.posix.join(specDir, spec);
  const find = sourceFinder(root);
  const faults = gateFaults(latest.document, await bundleContract(root));
  return Promise.all(
    faults.map(async (fault) => ({
      fault,
      api: title,
      source: await find(fault.difference?.reached[0]?.route ?? ['info', 'version']),
    })),
  );
}

/** The APIs that have a published version. One without is new: `publish:contracts` begins its history. */
async function publishedApis({ apis = allApis, published = PUBLISHED }: GateOptions): Promise<Api[]> {
  const found = await Promise.all(
    apis.map(async (api) => ((await readPublished(api.id, published)).length > 0 ? [api] : [])),
  );
  return found.flat();
}

/** What is wrong with the published files themselves. */
async function brokenPromises(options: GateOptions): Promise<string[]> {
  const { apis = allApis, published = PUBLISHED } = options;
  const faults = [...(await alteredFiles(published)), ...(await droppedApis(apis, published))];
  if (faults.length > 0 || (await publishedApis(options)).length > 0) return faults;
  return [
    `No contract is published yet.\n  at   ${published}\n  fix  npm run publish:contracts, and commit what it writes.`,
  ];
}

/** Compares every contract with the version of it that was published last. */
export async function checkContracts(options: GateOptions = {}): Promise<Said[]> {
  const { apis = allApis, specDir = paths.specs, published = PUBLISHED } = options;
  return (await Promise.all(apis.map((api) => checkApi(api, specDir, published)))).flat();
}

/** Where the text for the pull request is written. */
const COMMENT = `${paths.generated}/contracts-comment.md`;

/**
 * Prints what stops a change of the contracts, and writes it as the comment of a pull request.
 *
 * @returns the exit code: 0 when nothing does, else 1.
 */
export async function runGate(comment: string = COMMENT, options: GateOptions = {}): Promise<number> {
  const altered = await brokenPromises(options);
  const said = await checkContracts(options);
  await mkdir(path.dirname(comment), { recursive: true });
  await writeFile(comment, [commentText(said), ...altered.map((text) => `\n${text}\n`)].join(''));
  for (const text of [...altered, ...said.map(faultText)]) console.error(printable(text));
  if (altered.length + said.length > 0) return 1;
  const compared = await publishedApis(options);
  const names = compared.map(({ id }) => id).join(', ');
  console.log(
    `Contracts: compared with their last published version: ${names}. Everything that changed has its version and its sentence.`,
  );
  return 0;
}

/**
 * Adds every contract whose version is not published yet to the published ones, once the gate lets it through.
 *
 * @returns what was done, one line for each API.
 * @throws BadInput with everything that stops it; then nothing is written.
 */
export async function publishContracts(options: GateOptions = {}): Promise<string[]> {
  const { apis = allApis, specDir = paths.specs, published = PUBLISHED } = options;
  const files = [...(await alteredFiles(published)), ...(await droppedApis(apis, published))];
  const faults = [...files, ...(await checkContracts(options)).map(faultText)];
  if (faults.length > 0) throw new BadInput(faults.join('\n'));
  const done: string[] = [];
  for (const { id, title, spec } of apis) {
    const document = await bundleContract(path.posix.join(specDir, spec));
    const known = (await readPublished(id, published)).some(({ version }) => version === document.info.version);
    const file = known ? undefined : await addPublished(id, document, published);
    done.push(
      file ? `${title} ${document.info.version}: ${file}` : `${title} ${document.info.version} is published already.`,
    );
  }
  return done;
}
