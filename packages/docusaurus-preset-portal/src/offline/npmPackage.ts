import { site } from 'docusaurus-preset-portal/content';
import { siteUrl } from '../lib/basePath';
import { tarball } from '../lib/tarball';

/** The command: an old Node.js can read it, and says what is missing. */
const START = `#!/usr/bin/env node
'use strict';
var major = parseInt(process.versions.node, 10);
if (major < 20) {
  console.error('Node.js 20 or later is needed; this is ' + process.version + '. It is at https://nodejs.org.');
  process.exitCode = 1;
} else {
  require('./program.cjs');
}
`;

/** Name of the archive beside the program. */
export const ARCHIVE = 'site.bin';

/** Builds an npm package that `npx` runs from a URL or a file, without dependencies. */
export function npmPackage(version: string, program: string, archive: Uint8Array): Uint8Array {
  const manifest = {
    name: site.slug,
    version,
    description: `${site.title}: documentation and sandbox, without a network.`,
    ...(site.url && { homepage: siteUrl(site) }),
    bin: { [site.slug]: 'start.cjs' },
    engines: { node: '>=20' },
  };
  const file = (name: string, content: string | Uint8Array, mode = '644') => ({
    name: `package/${name}`,
    mode,
    content,
  });
  return tarball([
    file('package.json', `${JSON.stringify(manifest, null, 2)}\n`),
    file('start.cjs', START, '755'),
    file('program.cjs', program),
    file(ARCHIVE, archive),
  ]);
}
