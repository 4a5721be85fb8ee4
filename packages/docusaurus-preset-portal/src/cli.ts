import path from 'node:path';

// For `portal-cli` where the site is built: what its command and its plugin need of the preset.

/** The portal that the preset makes of a site, and who owns it. */
export type { Portal } from './content/portal';
/** Names and texts of the sandbox, and of the file that has it. */
export { aboutOf } from './content/sandbox';
export type { Owner } from './content/site';
/** Addresses below the base path of a site, and its URL. */
export { siteUrl, withoutBasePath } from './lib/basePath';
/** Licenses of the packages in a bundle. */
export { licensesOf } from './lib/licenses';
/** What tools of coding agents know of a portal, as a file beside those that plugins generate. */
export { KNOWLEDGE } from './llms/knowledge';
/** The option `sandbox`. */
export type { MakeSandbox } from './options';
/** The owner with the addresses of the environment. */
export { ownerOf } from './reference/applyBranding';
/** Contracts in a finished build, and the digest of all. */
export { digestOf, readPublishedContracts } from './reference/publishedContracts';

/** Module of the browser by which pages that a sandbox serves send their requests. */
export const SEND_SCRIPT = path.join(__dirname, 'reference/send/client/index');
