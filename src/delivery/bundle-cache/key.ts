import path from 'node:path';
import { readVariable, VARIABLES } from '../../environment';
import { listFilesSync, relativePath } from '../../listFiles';
import { paths } from '../../paths';
import { hashFiles } from '../hashFiles';

/** What modules are compiled with: everything but guides, which are modules themselves. */
const FOLDERS = ['src', paths.specs, paths.data, 'static'];
const FILES = ['package-lock.json', 'docusaurus.config.ts', 'sidebars.ts', 'babel.config.js', 'tsconfig.json'];
const NOT_READ = /\.(test|fixture)\.tsx?$/;
/** Written by Docusaurus before the bundler starts: every page with its file and its address, which links depend on. */
const TABLES = ['routes.js', 'registry.js'];

const names = (Object.keys(VARIABLES) as (keyof typeof VARIABLES)[]).filter((name) => name !== 'API_KEY');

/**
 * Name of everything that decides how a module is compiled besides its own text: sources, data, contracts, packages,
 * addresses of pages, configuration and environment. Modules kept under the same name can be taken over.
 *
 * @param siteDir Folder of the site.
 * @param generatedFilesDir Folder of Docusaurus' own generated files.
 * @param config Configuration of the site as JSON; functions in it are part of `src`.
 */
export function keyOf(siteDir: string, generatedFilesDir: string, config: unknown, env: NodeJS.ProcessEnv): string {
  const below = FOLDERS.flatMap((folder) =>
    listFilesSync(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  const tables = TABLES.map((name) => relativePath(siteDir, path.join(generatedFilesDir, name)));
  const files = [...FILES, ...tables, ...below.filter((name) => !NOT_READ.test(name))];
  return hashFiles(siteDir, files, [config, process.version, names.map((name) => readVariable(name, env))]);
}
