import path from 'node:path';

// For `portal-cli` where the site is built: what its command and its plugin need of the preset.

/** The portal that the preset makes of a site, and who owns it. */
export type { Portal } from './content/portal';
/** Names and texts of the sandbox, and of the file that has it. */
export { aboutOf } from './content/sandbox';
export type { Owner } from './content/site';
/** Addresses below the base path of a site, its URL, and the check of the base path. */
export { checkBasePath, siteUrl, withoutBasePath } from './lib/basePath';
/** A number with its noun. */
export { counted } from './lib/counted';
/** Front matter of guides, which must be YAML. */
export { checkFrontMatter, parseFrontMatter } from './lib/frontMatter';
/** Licenses of the packages in a bundle. */
export { licensesOf } from './lib/licenses';
/** A lock for programs that write to one folder. */
export { takeLock } from './lib/lock';
/** The list of files in a finished build. */
export { MANIFEST, readManifest } from './lib/manifest';
/** Whether a guide is MDX or Markdown, and its text without code. */
export { isMdx, withoutCode } from './lib/markdownFormat';
/** Where files of a portal are. */
export { paths } from './lib/paths';
/** What tools of coding agents know of a portal, as a file beside those that plugins generate. */
export { KNOWLEDGE } from './llms/knowledge';
/** The option `sandbox`. */
export type { MakeSandbox } from './options';
/** Colours and sizes: those of the preset, and the file by which a site replaces them. */
export { DEFAULT_TOKENS, OWN_TOKENS } from './plugins/chrome/tokensFile';
/** The owner with the addresses of the environment. */
export { ownerOf } from './reference/applyBranding';
/** The overview of an API, and where links of a contract to its parts lead. */
export { overviewPage } from './reference/generate/overview';
export { fragmentTarget } from './reference/generate/redocLinks';
/** Contracts in a finished build, and the digest of all. */
export { digestOf, readPublishedContracts } from './reference/publishedContracts';
/** Reads a document of tasks (Arazzo). */
export { readWorkflows } from './workflows';

/** Module of the browser by which pages that a sandbox serves send their requests. */
export const SEND_SCRIPT = path.join(__dirname, 'reference/send/client/index');
