import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tarball } from 'api-clients';
import type { Owner } from 'docusaurus-preset-portal/content';
import { siteUrl } from 'docusaurus-preset-portal/terms';

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

function tarballOf(contents: Record<string, string | Uint8Array>): Uint8Array {
  const modeOf = (name: string) => (name === 'start.cjs' ? { mode: '755' } : {});
  return tarball(Object.entries(contents).map(([name, data]) => ({ name: `package/${name}`, data, ...modeOf(name) })));
}

/** Builds an npm package that `npx` runs from a URL or a file, without dependencies. */
export function npmPackage(site: Owner, version: string, program: string, archive: Uint8Array): Uint8Array {
  const manifest = {
    name: site.slug,
    version,
    description: `${site.title}: documentation and sandbox, without a network.`,
    ...(site.url && { homepage: siteUrl(site) }),
    bin: { [site.slug]: 'start.cjs' },
    engines: { node: '>=20' },
  };
  return tarballOf({
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'start.cjs': START,
    'program.cjs': program,
    [ARCHIVE]: archive,
  });
}

/** Packs the files again that npm unpacked into a folder: the same bytes. */
export const packAgain = (folder: string): Uint8Array =>
  tarballOf(
    Object.fromEntries(
      ['package.json', 'start.cjs', 'program.cjs', ARCHIVE].map((name) => [
        name,
        readFileSync(path.join(folder, name)),
      ]),
    ),
  );
