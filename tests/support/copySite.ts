import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from 'docusaurus-preset-portal/node';
import { linkPackages } from 'portal-cli/testing';

const SOURCES = [
  'api-specs',
  'docs/_data',
  'docs/docs',
  'packages',
  'scripts',
  'src',
  'static',
  'tests/support',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'babel.config.js',
  'LICENSE',
  // The dev server checks their words.
  'README.md',
  'CONTRIBUTING.md',
  'tests/README.md',
  'sidebars.ts',
  'docusaurus.config.ts',
];

/** Generated reference of this folder, for a copy that does not generate its own. */
export const generated = (): string[] =>
  [paths.pages, paths.static, `${paths.generated}/stamp.txt`].filter((name) => existsSync(name));

/**
 * Copies the site without generated files. The copy shares the installed packages and can be changed.
 *
 * @param others Files and folders to copy besides those of a build.
 */
export async function copySite(others: string[] = []): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const filter = (file: string) => path.basename(file) !== 'node_modules';
  for (const name of [...SOURCES, ...others]) await cp(name, path.join(folder, name), { recursive: true, filter });
  const packages = path.join(folder, 'node_modules');
  await linkPackages(path.resolve('node_modules'), packages);
  for (const name of (await readdir('packages')).filter((one) => !one.includes('.'))) {
    await rm(path.join(packages, name));
    await symlink(path.join(folder, 'packages', name), path.join(packages, name), 'junction');
  }
  return folder;
}
