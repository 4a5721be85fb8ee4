import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MakeSandbox, Options } from 'docusaurus-preset-portal';
import { aboutOf } from 'docusaurus-preset-portal/terms';
import { pack, packSandbox, type SandboxOfSite } from './offline/pack';

/** Sends the samples of a portal to its sandbox, when its reference is generated. */
export { checkSandbox } from './render/checkSandbox';

/** Makes the TypeScript types of a contract, for the option `types` of the preset. */
export const contractTypes: NonNullable<Options['types']> = async (document, title) =>
  // The compiler is loaded when it is needed: not by the configuration of a site.
  (await import('api-clients')).contractTypes(document, title);

/**
 * Makes the plugin that packs the file which readers take along, for the option `sandbox` of the preset: all pages of a
 * portal with a sandbox and an MCP server, and of any other site the sandbox.
 *
 * @param own What the sandbox has besides the contracts.
 */
export const sandboxFile =
  (own?: SandboxOfSite): MakeSandbox =>
  ({ generatedFilesDir }, portal) => ({
    name: 'portal-sandbox-file',
    async postBuild({ outDir }) {
      // `docusaurus build --dev` gives the pages of the dev server.
      if (process.env.NODE_ENV === 'development') return;
      if (portal.isWholeSite) console.log(await pack(portal, outDir, generatedFilesDir, own));
      else await writeFile(path.join(outDir, aboutOf(portal).tarball), await packSandbox(portal, own));
    },
  });
