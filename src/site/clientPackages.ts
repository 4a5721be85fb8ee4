import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLIENTS_FOLDER, type ClientPackage, packageFiles, packClients } from 'api-clients';
import type { Extra } from 'docusaurus-preset-portal';
import { buildLog, readGenerated } from 'docusaurus-preset-portal/node';
import { siteUrl } from 'docusaurus-preset-portal/terms';
import { clients, portal } from './portal';

const { apis, paths, site } = portal;
const { client: name, className } = clients.names;

/** File with the published packages. `npm run publish:clients` writes it. */
export const packagesFile = path.join(paths.data, 'client-packages.json');

/** Returns the version of the packages, and the SHA-256 of every package that was published, by file. */
export const publishedPackages = (): { version: string; sha256: Record<string, string> } =>
  JSON.parse(readFileSync(packagesFile, 'utf8'));

/** Returns the paths of the packages on the site, by language. */
export const clientFiles = (version: string = publishedPackages().version) => packageFiles(name, version);

/** Returns what the packages say of this site: its licence is `UNLICENSED`, which npm knows, if it names none. */
export function clientPackage(): ClientPackage & { sha256: Record<string, string> } {
  const { license: id = 'UNLICENSED' } = JSON.parse(readFileSync('package.json', 'utf8')) as { license?: string };
  return {
    name,
    className,
    ...publishedPackages(),
    licence: { id, text: existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8') : `${id}\n` },
    description: `Client of the ${site.title}`,
    homepage: `${siteUrl(site)}/`,
    problems: Object.keys(portal.problems),
    keyVariable: site.keyVariable,
    hostVariable: site.hostVariable,
  };
}

/** The clients, which this site makes together with the reference. What can't be made is a warning; if strict, an error. */
export const clientExtra: Extra = {
  folder: CLIENTS_FOLDER,
  make: async (served, isStrict) => {
    const sources = apis.map(async (api) => ({
      ...(await readGenerated(api, paths.downloads)),
      types: await readFile(path.join(paths.downloads, `${api.id}.d.ts`), 'utf8').catch(() => undefined),
    }));
    return packClients(served, await Promise.all(sources), clientPackage(), (fault) => {
      if (isStrict) throw fault;
      buildLog.warn(fault.message);
    });
  },
};
