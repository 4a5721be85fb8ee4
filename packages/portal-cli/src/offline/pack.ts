import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, KNOWLEDGE, ownerOf, type Portal, readPublishedContracts } from 'docusaurus-preset-portal/node';
import { aboutOf, withoutBasePath } from 'docusaurus-preset-portal/terms';
import { UserError } from 'openapi-toolkit';
import { listFiles, sha256 } from 'openapi-toolkit/node';
import { NAMES, type OwnData, type ProgramInfo } from './about';
import { archiveOf, type StoredFile } from './archive';
import { bundleProgram, sendScript } from './bundle';
import { npmPackage } from './npmPackage';

/** Files of hosts and operators. */
const OPERATORS = /^(_headers|_redirects|\.files|robots\.txt)$/;
/** Digest of the file itself, and source maps. */
const DERIVED = /\.(map|tgz\.sha256)$/;

/** What a sandbox has besides the contracts. */
export interface SandboxOfSite {
  /** Module, relative to the site, whose `readContent` responds, and whose `tools` agents of coders get. */
  module: string;
  /** Reads the data for `readContent`. */
  readData: () => Promise<OwnData>;
}

/** Returns the program: the command, what the sandbox responds besides the examples of the contracts, tools of the site. */
const programOf = (own?: SandboxOfSite): string => `import { startProgram } from 'portal-cli/program';
${own ? `import { readContent, tools } from '${own.module}';\nstartProgram(readContent, tools);` : 'startProgram();'}`;

/** Returns the redirects that the build wrote for hosts. */
async function redirectsOf(build: string, basePath: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(build, '_redirects'), 'utf8');
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  return Object.fromEntries(lines.map(([from = '', to = '']) => [withoutBasePath(from, basePath), to]));
}

/** Returns the headers that the build wrote for all files, without what demands HTTPS: the copy is served over HTTP. */
async function headersOf(build: string): Promise<Record<string, string>> {
  const [all = ''] = (await readFile(path.join(build, '_headers'), 'utf8')).split('\n\n');
  const headers = all.replace('; upgrade-insecure-requests', '').matchAll(/^ {2}(?!Strict-)([\w-]+): (.*)$/gm);
  return Object.fromEntries([...headers].map(([, name, value]) => [name, value]));
}

async function filesOf(build: string, tarball: string): Promise<StoredFile[]> {
  const names = (await listFiles(build)).filter(
    (name) => !OPERATORS.test(name) && !DERIVED.test(name) && name !== tarball,
  );
  // Read when they are compressed, one by one: the pages of a large contract have hundreds of megabytes.
  return names.map((name) => ({
    name,
    get bytes() {
      return readFileSync(path.join(build, name));
    },
  }));
}

const stored = (name: string, content: string): StoredFile => ({ name, bytes: Buffer.from(content) });

/** Builds the npm package of files and the program that serves them. */
async function packageOf(
  portal: Portal,
  files: StoredFile[],
  known: Partial<ProgramInfo>,
  own?: SandboxOfSite,
): Promise<Uint8Array> {
  const [program, manifest] = await Promise.all([
    bundleProgram(programOf(own), portal),
    readFile(path.join(portal.siteDir, 'package.json'), 'utf8'),
  ]);
  const { version } = JSON.parse(manifest) as { version: string };
  const about: ProgramInfo = {
    name: `${portal.site.title} ${version}`,
    apis: [],
    contracts: '',
    apiBaseUrl: ownerOf(portal, process.env).apiBaseUrl,
    redirects: {},
    headers: {},
    own: {},
    ...known,
  };
  return npmPackage(portal.site, version, program, archiveOf([...files, stored(NAMES.about, JSON.stringify(about))]));
}

/** Builds a package of the sandbox of the contracts, without pages. */
export async function packSandbox(portal: Portal, own?: SandboxOfSite): Promise<Uint8Array> {
  const contract = async ({ id }: { id: string }): Promise<StoredFile> => ({
    name: `openapi/${id}.json`,
    bytes: await readFile(path.join(portal.paths.downloads, `${id}.json`)),
  });
  const files = await Promise.all(portal.apis.map(contract));
  return packageOf(portal, files, { own: (await own?.readData()) ?? {} }, own);
}

/**
 * Packs a finished build and the sandbox into one npm package, written with its digest to `folder`. `generated` has the
 * files of the plugins. Returns a line for the log. @throws UserError if the site was never built.
 */
export async function pack(
  portal: Portal,
  build: string,
  generated: string,
  sandboxOfSite?: SandboxOfSite,
  folder = build,
): Promise<string> {
  const { apis, site } = portal;
  const { tarball } = aboutOf(portal);
  const knowledge = await readFile(path.join(generated, KNOWLEDGE), 'utf8').catch(() => {
    throw new UserError(`${path.join(generated, KNOWLEDGE)} is missing. Run "npm run build".`);
  });
  const [script, files, headers, redirects, contracts, own] = await Promise.all([
    sendScript(),
    filesOf(build, tarball),
    headersOf(build),
    redirectsOf(build, site.basePath),
    readPublishedContracts(apis, build),
    sandboxOfSite?.readData() ?? {},
  ]);
  const known = {
    apis: contracts.map(({ api, version: of }) => `${apis.find(({ id }) => id === api)?.title} ${of}`),
    contracts: digestOf(contracts),
    redirects,
    headers,
    own,
  };
  const all = [...files, stored(NAMES.knowledge, knowledge), stored(NAMES.script, script)];
  const bytes = await packageOf(portal, all, known, sandboxOfSite);
  const file = path.join(folder, tarball);
  await writeFile(file, bytes);
  await writeFile(`${file}.sha256`, `${sha256(bytes)}  ${tarball}\n`);
  return `Offline: ${tarball} of ${(bytes.length / 1_000_000).toFixed(1)} MB, ${files.length} files.`;
}
