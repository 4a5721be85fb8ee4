import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Api, apis as allApis } from 'docusaurus-preset-portal/content';
import { paths } from '../../lib/paths';
import { UserError } from '../../lib/UserError';
import { printable } from '../../lib/visibleText';
import { bundleContract } from '../../openapi';
import { addPublished, alteredFiles, droppedApis, PUBLISHED, readPublished } from '../published/store';
import { commentText, type FaultReport, faultText } from './faultText';
import { gateFaults } from './gate';
import { sourceFinder } from './source';

export interface GateOptions {
  apis?: readonly Api[];
  specDir?: string;
  published?: string;
}

async function checkApi({ id, title, spec }: Api, specDir: string, published: string): Promise<FaultReport[]> {
  const [latest] = await readPublished(id, published);
  if (!latest) return [];
  const root = path.posix.join(specDir, spec);
  const find = sourceFinder(root);
  const faults = gateFaults(latest.document, await bundleContract(root));
  return Promise.all(
    faults.map(async (fault) => ({
      fault,
      api: title,
      source: await find(fault.difference?.affected[0]?.route ?? ['info', 'version']),
    })),
  );
}

/** Returns the APIs that have a published version. A new API gets its first with `publish:contracts`. */
async function publishedApis({ apis = allApis, published = PUBLISHED }: GateOptions): Promise<Api[]> {
  const versions = await Promise.all(apis.map(({ id }) => readPublished(id, published)));
  return apis.filter((_, at) => versions[at]?.length);
}

/** Checks the published files: none may be altered, and no API may be dropped. */
const publishedFaults = async ({ apis = allApis, published = PUBLISHED }: GateOptions): Promise<string[]> => [
  ...(await alteredFiles(published)),
  ...(await droppedApis(apis, published)),
];

/** Compares every contract with its last published version. */
export async function checkContracts(options: GateOptions = {}): Promise<FaultReport[]> {
  const { apis = allApis, specDir = paths.specs, published = PUBLISHED } = options;
  return (await Promise.all(apis.map((api) => checkApi(api, specDir, published)))).flat();
}

const COMMENT_FILE = `${paths.generated}/contracts-comment.md`;

/** Prints the faults of the contracts, and writes them as the comment of a pull request. Returns the exit code. */
export async function runGate(comment: string = COMMENT_FILE, options: GateOptions = {}): Promise<number> {
  const compared = await publishedApis(options);
  const altered = await publishedFaults(options);
  if (compared.length + altered.length === 0)
    altered.push(
      `No contract is published yet.\n  at   ${options.published ?? PUBLISHED}\n  fix  npm run publish:contracts, and commit what it writes.`,
    );
  const messages = await checkContracts(options);
  await mkdir(path.dirname(comment), { recursive: true });
  await writeFile(comment, [commentText(messages), ...altered.map((text) => `\n${text}\n`)].join(''));
  for (const text of [...altered, ...messages.map(faultText)]) console.error(printable(text));
  if (altered.length + messages.length > 0) return 1;
  const names = compared.map(({ id }) => id).join(', ');
  console.log(
    `Contracts: compared with their last published version: ${names}. Every change has a new version and a description.`,
  );
  return 0;
}

/** Publishes every contract with a new version. Returns a line for each API, or throws a UserError with all faults. */
export async function publishContracts(options: GateOptions = {}): Promise<string[]> {
  const { apis = allApis, specDir = paths.specs, published = PUBLISHED } = options;
  const faults = [...(await publishedFaults(options)), ...(await checkContracts(options)).map(faultText)];
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const done: string[] = [];
  for (const { id, title, spec } of apis) {
    const document = await bundleContract(path.posix.join(specDir, spec));
    const isPublished = (await readPublished(id, published)).some(({ version }) => version === document.info.version);
    const file = isPublished ? undefined : await addPublished(id, document, published);
    done.push(
      file ? `${title} ${document.info.version}: ${file}` : `${title} ${document.info.version} is published already.`,
    );
  }
  return done;
}
