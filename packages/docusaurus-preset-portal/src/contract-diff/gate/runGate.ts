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

interface Gate {
  apis: readonly Api[];
  specDir: string;
  published: string;
}
export type GateOptions = Partial<Gate>;

const gateOf = (options: GateOptions): Gate => ({
  apis: allApis,
  specDir: paths.specs,
  published: PUBLISHED,
  ...options,
});

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

/** Checks the published files: none may be altered, and no API may be dropped. */
const publishedFaults = async ({ apis, published }: Gate): Promise<string[]> => [
  ...(await alteredFiles(published)),
  ...(await droppedApis(apis, published)),
];

/** Compares every contract with its last published version. A new API gets its first with `publish:contracts`. */
export async function checkContracts(options: GateOptions = {}): Promise<FaultReport[]> {
  const { apis, specDir, published } = gateOf(options);
  return (await Promise.all(apis.map((api) => checkApi(api, specDir, published)))).flat();
}

const COMMENT_FILE = `${paths.generated}/contracts-comment.md`;

/** Prints the faults of the contracts, and writes them as the comment of a pull request. Returns the exit code. */
export async function runGate(comment: string = COMMENT_FILE, options: GateOptions = {}): Promise<number> {
  const gate = gateOf(options);
  const versions = await Promise.all(gate.apis.map(({ id }) => readPublished(id, gate.published)));
  const compared = gate.apis.filter((_, at) => versions[at]?.length);
  const altered = await publishedFaults(gate);
  if (compared.length + altered.length === 0)
    altered.push(
      `No contract is published yet.\n  at   ${gate.published}\n  fix  npm run publish:contracts, and commit what it writes.`,
    );
  const messages = await checkContracts(gate);
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
  const gate = gateOf(options);
  const { apis, specDir, published } = gate;
  const faults = [...(await publishedFaults(gate)), ...(await checkContracts(gate)).map(faultText)];
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
