import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { readJson } from './lockfile';

/** Modules that Docusaurus makes or resolves itself, and data modules of programs that are packed into one file. */
const VIRTUAL =
  /^(@docusaurus\/(?!(core|faster|logger|plugin|preset|theme|types|utils))|@generated\/|@theme|react-loadable$|react-router-config$|app-entry$|\w+:data$|@site\/|docusaurus-preset-portal\/|[#./<])/;

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the specifiers that files import, without those of types. */
async function importsOf(entryPoints: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'none',
    logLevel: 'silent',
    packages: 'external',
    external: ['./*', '../*'],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return new Set(imports.map(({ path }) => path).filter((specifier) => !specifier.startsWith('node:')));
}

it.each([
  ['the engine', 'packages/docusaurus-preset-portal', 500, []],
  ['the site', '.', 100, ['docusaurus.config.ts', 'sidebars.ts', 'scripts/generate.ts']],
])('every package that %s imports is one of its dependencies', async (_, folder, least, entries) => {
  const { dependencies } = readJson(`${folder}/package.json`);
  const sources = listFilesSync(`${folder}/src`)
    .map((name) => `${folder}/src/${name}`)
    .filter((name) => /\.(tsx?|cjs)$/.test(name) && !/\.(test|fixture|d)\.tsx?$/.test(name));
  const packages = [...(await importsOf([...entries, ...sources]))].filter((one) => !VIRTUAL.test(one)).map(packageOf);
  expect(sources.length).toBeGreaterThan(least);
  expect(new Set(packages).size).toBeGreaterThan(3);
  expect([...new Set(packages)].filter((name) => !dependencies[name])).toEqual([]);
});
