import { statSync } from 'node:fs';
import path from 'node:path';
import { checkBasePath } from 'docusaurus-preset-portal/terms';
import { UserError } from 'openapi-toolkit';
import type { CliOptions, CliValues } from 'openapi-toolkit/node';
import { readColour } from './accent';

/** Folder of the portal, unless `--out` names another one. */
const DEFAULT_OUT = 'rendered';

/** Command that the caller gave: npm names what it runs. */
const COMMAND = process.env.npm_lifecycle_event === 'npx' ? 'npx portal-cli' : 'npm run render --';

export const RENDER_USAGE = `Usage: ${COMMAND} --spec FILE [--spec FILE …] [options]

Builds a portal from any OpenAPI 3 contracts, as one folder of static files: overview and operation pages, samples,
search, downloads, a landing page, and one file that serves all of it with a sandbox and an MCP server. It writes to no
other folder.
  --spec FILE       Contract, YAML or JSON; repeat it for each API. The files it refers to are published, too.
  --allow DIR       Further folder that contracts may refer to, besides their own; repeat it for each.
  --title TITLE     Name of the portal. Default: the title of the contract; of several, their common words.
  --logo FILE       SVG or PNG for the navbar and the icon, seen on light and on dark pages.
  --accent COLOUR   Colour of links and controls, with hexadecimal digits, such as "#0a5678".
  --guides DIR      Guides (.md, .mdx) and their pictures. Guides are programs of people who may run code on this machine.
  --previous FILE   Earlier version of a contract of the same title, for changelog, feeds and marks; repeat it for each.
  --workflows FILE  Tasks of several requests, as a document of Arazzo 1.0 (YAML or JSON).
  --url URL         Address of the host of the portal, such as https://docs.shop.test. Without it no page names one.
  --base PATH       Path of that host below which the portal is published, such as /docs/. Default: /
  --server URL      Address of the API, for contracts that name no host. Default: a placeholder.
  --out DIR         Folder of the portal: an empty or a new one, or that of an earlier portal. Default: ${DEFAULT_OUT}
  --check           Make the portal, report problems, and write nothing.
  --strict          Fail at a mistake of a contract, a download that can't be made, or a response that breaks a contract.
  --help            Show this text.`;

/** What the command line says, with absolute paths; addresses have no slash at the end, and are empty if unknown. */
export type RenderOptions = ReturnType<typeof checkOptions>;

/** The folder the command was given in: npm runs its scripts in the folder of the package. */
export const folderOf = ({ npm_lifecycle_event: script, INIT_CWD: invokedFrom }: NodeJS.ProcessEnv): string =>
  script === 'render' && invokedFrom ? invokedFrom : process.cwd();

/** What an option names, for messages; the others name a contract. */
const NAMED: Record<string, string> = { '--logo': 'an SVG or PNG', '--workflows': 'a document of Arazzo' };

function checkFile(option: string, name: string, folder: string): string {
  if (/^https?:\/\//i.test(name)) {
    const saved = path.posix.basename(new URL(name).pathname) || 'openapi.yaml';
    throw new UserError(`${option} ${name}: this is an address. Save the file first: curl -o ${saved} '${name}'`);
  }
  const file = path.resolve(folder, name);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file;
  throw new UserError(
    `${option} ${name}: there is no such file. Name ${NAMED[option] ?? "a contract's root file"}, relative to ${folder}.`,
  );
}

function checkFolder(option: string, name: string, folder: string): string {
  const allowed = path.resolve(folder, name);
  if (statSync(allowed, { throwIfNoEntry: false })?.isDirectory()) return allowed;
  throw new UserError(`${option} ${name}: there is no such folder. Name one relative to ${folder}.`);
}

/** Reads an address of the web; empty if there is none. */
function checkAddress(option: string, address: string | undefined, example: string): URL | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash) return url;
  throw new UserError(
    `${option} ${address}: write an address with https:// and without user, query and fragment, such as ${example}.`,
  );
}

function checkOrigin(address: string | undefined): string {
  const url = checkAddress('--url', address, 'https://docs.shop.test');
  if (!url || url.pathname === '/') return url?.origin ?? '';
  const path = url.pathname.replace(/\/?$/, '/');
  throw new UserError(`--url ${address}: the path goes to --base. Write: --url ${url.origin} --base ${path}`);
}

export const RENDER_OPTIONS = {
  spec: { type: 'string', multiple: true, default: [] },
  allow: { type: 'string', multiple: true, default: [] },
  title: { type: 'string' },
  logo: { type: 'string' },
  accent: { type: 'string' },
  guides: { type: 'string' },
  previous: { type: 'string', multiple: true, default: [] },
  workflows: { type: 'string' },
  url: { type: 'string' },
  base: { type: 'string', default: '/' },
  server: { type: 'string' },
  out: { type: 'string', default: DEFAULT_OUT },
  check: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} satisfies CliOptions;

/** Checks the options of the command line. Throws a UserError with what is wrong. */
export function checkOptions(values: CliValues<typeof RENDER_OPTIONS>, folder: string) {
  const fail = (problem: string): never => {
    throw new UserError(`${problem}\n\n${RENDER_USAGE}`);
  };
  if (values.spec.length === 0) return fail('Name at least one contract: --spec FILE.');
  if (values.title?.trim() === '') return fail('--title is empty.');
  if (values.out === '') return fail('--out is empty.');
  checkBasePath(values.base, [], '--base');
  const specs = values.spec.map((name) => checkFile('--spec', name, folder));
  return {
    specs,
    allow: values.allow.map((name) => checkFolder('--allow', name, folder)),
    title: values.title?.trim(),
    logo: values.logo === undefined ? undefined : checkFile('--logo', values.logo, folder),
    accent: values.accent === undefined ? undefined : readColour(values.accent),
    guides: values.guides === undefined ? undefined : checkFolder('--guides', values.guides, folder),
    previous: values.previous.map((name) => checkFile('--previous', name, folder)),
    workflows: values.workflows === undefined ? undefined : checkFile('--workflows', values.workflows, folder),
    url: checkOrigin(values.url),
    basePath: values.base,
    server: checkAddress('--server', values.server, 'https://api.shop.test/v1')?.href.replace(/\/+$/, '') ?? '',
    out: path.resolve(folder, values.out),
    check: values.check,
    strict: values.strict,
    /** Folder the command was given in: names in messages are relative to it. */
    folder,
  };
}
