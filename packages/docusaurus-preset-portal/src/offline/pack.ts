import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apis, site } from 'docusaurus-preset-portal/content';
import pMap from 'p-map';
import { siteUrl, withoutBasePath } from '../lib/basePath';
import { bundleProgram } from '../lib/bundleProgram';
import { listFiles } from '../lib/listFiles';
import { paths } from '../lib/paths';
import { sha256 } from '../lib/sha256';
import { UserError } from '../lib/UserError';
import { KNOWLEDGE } from '../llms/publishTexts';
import { ownerOf } from '../openapi/applyBranding';
import { digestOf, readPublishedContracts } from '../reference/publishedContracts';
import { about as sandbox } from '../sandbox/about';
import type { OwnData } from '../sandbox/data';
import { NAMES, type ProgramInfo } from './about';
import { archiveOf, type StoredFile } from './archive';
import { npmPackage } from './npmPackage';
import { sendScript } from './sendScript';

/** Files of hosts and operators. */
const OPERATORS = /^(_headers|_redirects|\.deploy\/.*|\.files|robots\.txt)$/;
/** Compressed copies, and the file itself. */
const DERIVED = /\.(br|gz|map|tgz\.sha256)$/;

const OPEN_FILES = 16;

const NO_DATA: OwnData = { world: {}, translations: [], codeLabels: {} };

const PLAIN_CONTENT = 'docusaurus-preset-portal/sandbox/plainContent';

/** Returns the program: the command, what the sandbox responds besides the examples of the contracts, tools of the site. */
const programOf = (siteDir: string): string => `import { startProgram } from 'docusaurus-preset-portal/offline/program';
import { readContent, tools } from '${existsSync(path.join(siteDir, paths.sandboxContent)) ? `./${paths.sandboxContent}` : PLAIN_CONTENT}';
startProgram(readContent, tools);`;

/** Returns the redirects that the build wrote for hosts, and one for the file itself if the site has an address. */
async function redirectsOf(build: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(build, '_redirects'), 'utf8');
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const file = `/${sandbox.tarball}`;
  const own = site.url ? { [file]: siteUrl(site) + file } : {};
  return {
    ...Object.fromEntries(lines.map(([from = '', to = '']) => [withoutBasePath(from, site.basePath), to])),
    ...own,
  };
}

/** Returns the headers that the build wrote for all files, without what demands HTTPS: the copy is served over HTTP. */
async function headersOf(build: string): Promise<Record<string, string>> {
  const [all = ''] = (await readFile(path.join(build, '_headers'), 'utf8')).split('\n\n');
  const headers = all.replace('; upgrade-insecure-requests', '').matchAll(/^ {2}(?!Strict-)([\w-]+): (.*)$/gm);
  return Object.fromEntries([...headers].map(([, name, value]) => [name, value]));
}

async function filesOf(build: string): Promise<StoredFile[]> {
  const names = (await listFiles(build)).filter(
    (name) => !OPERATORS.test(name) && !DERIVED.test(name) && name !== sandbox.tarball,
  );
  const read = async (name: string): Promise<StoredFile> => {
    const file = path.join(build, name);
    const brotli = existsSync(`${file}.br`) ? await readFile(`${file}.br`) : undefined;
    return { name, bytes: await readFile(file), brotli };
  };
  return pMap(names, read, { concurrency: OPEN_FILES });
}

const stored = (name: string, content: string): StoredFile => ({ name, bytes: Buffer.from(content) });

/** Builds the npm package of files and the program that serves them. */
async function packageOf(siteDir: string, files: StoredFile[], known: Partial<ProgramInfo>): Promise<Uint8Array> {
  const [program, manifest] = await Promise.all([
    bundleProgram(programOf(siteDir)),
    readFile(path.join(siteDir, 'package.json'), 'utf8'),
  ]);
  const { version } = JSON.parse(manifest) as { version: string };
  const about: ProgramInfo = {
    name: `${site.title} ${version}`,
    apis: [],
    contracts: '',
    apiBaseUrl: ownerOf(process.env).apiBaseUrl,
    redirects: {},
    headers: {},
    own: NO_DATA,
    ...known,
  };
  return npmPackage(version, program, archiveOf([...files, stored(NAMES.about, JSON.stringify(about))]));
}

/** Builds a package of the sandbox of bundled contracts, without pages, to check it. */
export async function packSandbox(siteDir: string, downloads: string): Promise<Uint8Array> {
  const contract = async ({ id }: { id: string }): Promise<StoredFile> => ({
    name: `openapi/${id}.json`,
    bytes: await readFile(path.join(downloads, `${id}.json`)),
  });
  return packageOf(siteDir, await Promise.all(apis.map(contract)), {});
}

/**
 * Packs a finished build and the sandbox into one npm package, and writes it with its digest to a folder.
 *
 * @param generated Folder of generated files of the plugins.
 * @param readOwn Reads the data of the sandbox besides the contracts.
 * @returns a line for the log.
 * @throws UserError if the site was never built.
 */
export async function pack(
  siteDir: string,
  build: string,
  generated: string,
  readOwn?: () => Promise<OwnData>,
  folder = build,
): Promise<string> {
  const knowledge = await readFile(path.join(generated, KNOWLEDGE), 'utf8').catch(() => {
    throw new UserError(`${path.join(generated, KNOWLEDGE)} is missing. Run "npm run build".`);
  });
  const [script, files, headers, redirects, contracts, own] = await Promise.all([
    sendScript(),
    filesOf(build),
    headersOf(build),
    redirectsOf(build),
    readPublishedContracts(build),
    readOwn?.() ?? NO_DATA,
  ]);
  const bytes = await packageOf(siteDir, [...files, stored(NAMES.knowledge, knowledge), stored(NAMES.script, script)], {
    apis: contracts.map(({ api, version: of }) => `${apis.find(({ id }) => id === api)?.title} ${of}`),
    contracts: digestOf(contracts),
    redirects,
    headers,
    own,
  });
  const file = path.join(folder, sandbox.tarball);
  await writeFile(file, bytes);
  await writeFile(`${file}.sha256`, `${sha256(bytes)}  ${sandbox.tarball}\n`);
  return `Offline: ${sandbox.tarball} of ${(bytes.length / 1_000_000).toFixed(1)} MB, ${files.length} files.`;
}
