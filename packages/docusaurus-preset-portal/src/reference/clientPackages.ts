import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClientPackage, packageFiles, packageName, packClients } from 'api-clients';
import { pascalCase } from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import { siteUrl } from '../lib/basePath';
import { buildLog } from '../lib/log';
import type { FormOptions } from './builder/build/form';
import { readGenerated } from './generate/readApi';

/** Returns the file with the published packages. `npm run publish:clients` writes it. */
export const packagesFile = ({ paths }: Portal): string => path.join(paths.data, 'client-packages.json');

/** Returns the version of the packages, and the SHA-256 of every package that was published, by file. */
export const publishedPackages = (portal: Portal): { version: string; sha256: Record<string, string> } =>
  JSON.parse(readFileSync(packagesFile(portal), 'utf8'));

/** Returns the paths of the packages on the site, by language. */
export const clientFiles = (
  portal: Portal,
  version: string = publishedPackages(portal).version,
): ReturnType<typeof packageFiles> => packageFiles(packageName(portal.site.slug), version);

/** Returns the names of the packages and of their class. */
export const clientNames = ({ site }: Pick<Portal, 'site'>) => ({
  name: packageName(site.slug),
  className: pascalCase(site.slug),
});

/** Returns what the packages say of this site: its licence is `UNLICENSED`, which npm knows, if it names none. */
export function clientPackage(portal: Portal): ClientPackage & { sha256: Record<string, string> } {
  const { site } = portal;
  const { license: id = 'UNLICENSED' } = JSON.parse(readFileSync('package.json', 'utf8')) as { license?: string };
  return {
    ...clientNames(portal),
    ...publishedPackages(portal),
    licence: { id, text: existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8') : `${id}\n` },
    description: `Client of the ${site.title}`,
    homepage: `${siteUrl(site)}/`,
    problems: Object.keys(portal.problems),
    keyVariable: site.keyVariable,
    hostVariable: site.hostVariable,
  };
}

/** Returns what the samples of this site need besides the contracts. */
export function sampleOptions(portal: Portal): FormOptions {
  const { guides, site, identifiers, fieldRules } = portal;
  const { name: client, className } = clientNames({ site });
  return {
    identifiers,
    fieldRules,
    siteUrl: siteUrl(site),
    keyVariable: site.keyVariable,
    ...(guides.clients && { client: { client, className, docs: `${siteUrl(site)}${guides.clients}` } }),
  };
}

/** Packs the clients from the downloads of the reference. What can't be made is a warning; if `isStrict`, it is thrown. */
export async function packClientsOf(served: string, portal: Portal, isStrict: boolean): Promise<string> {
  const { downloads } = portal.paths;
  const sources = portal.apis.map(async (api) => ({
    ...(await readGenerated(api, downloads)),
    types: await readFile(path.join(downloads, `${api.id}.d.ts`), 'utf8').catch(() => undefined),
  }));
  return packClients(served, await Promise.all(sources), clientPackage(portal), (fault) => {
    if (isStrict) throw fault;
    buildLog.warn(fault.message);
  });
}
