import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCES = [
  'api-specs',
  'docs/_data',
  'docs/docs',
  'scripts',
  'src',
  'static',
  'tests/support',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'sidebars.ts',
  'docusaurus.config.ts',
  'babel.config.js',
];

/** A copy of the site without anything generated, sharing the installed packages, so that changing it harms nothing. */
export async function copySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  for (const name of SOURCES) await cp(name, path.join(folder, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
