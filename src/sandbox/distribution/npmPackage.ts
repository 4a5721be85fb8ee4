import { site } from '#site';
import { siteUrl } from '../../lib/basePath';
import { about } from '../about';
import { tarball } from './tarball';

/**
 * Builds the sandbox as a package that `npx` runs from a URL or a file. It has no dependencies, so npm downloads
 * nothing else.
 *
 * @param text The bundled file.
 * @param version Version of the site.
 */
export function npmPackage(text: string, version: string): Uint8Array {
  const manifest = {
    name: about.name,
    version,
    description: `${about.title}. ${about.note}`,
    homepage: siteUrl(site),
    type: 'module',
    bin: { [about.name]: about.file },
    engines: { node: '>=20' },
  };
  return tarball([
    { name: 'package/package.json', mode: '644', content: `${JSON.stringify(manifest, null, 2)}\n` },
    { name: `package/${about.file}`, mode: '755', content: text },
  ]);
}
