import { readFileSync } from 'node:fs';
import { listFilesSync } from 'openapi-toolkit/node';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readJson } from './lockfile';

/** Modules that Docusaurus makes or resolves itself, and data modules of programs that are packed into one file. */
const VIRTUAL =
  /^(@docusaurus\/(?!(core|faster|logger|plugin|preset|theme|types|utils))|@generated\/|@theme|@verdict$|@client-writers$|@search-dialog$|react-loadable$|react-router-config$|app-entry$|\w+:data$|@site\/|docusaurus-preset-portal\/|[#./<])/;

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Imports and exports of types alone. */
const TYPES = /^(?:import|export) (?:type\b|\{(?:\s*type \w+(?: as \w+)?,?)+\s*\})[^;]*;/gm;

/** Returns the specifiers that a file imports, without those of types. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8').replace(TYPES, ''), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !specifier.startsWith('node:'));

it.each([
  ['the engine', 'packages/docusaurus-preset-portal', 250, []],
  ['the command', 'packages/portal-cli', 10, []],
  ['the toolkit', 'packages/openapi-toolkit', 150, []],
  ['the generator of clients', 'packages/api-clients', 20, []],
  ['the site', '.', 100, ['docusaurus.config.ts', 'sidebars.ts', 'scripts/generate.ts']],
])('every package that %s imports is one of its dependencies', (_, folder, least, entries) => {
  const { dependencies, peerDependencies } = readJson(`${folder}/package.json`);
  const sources = listFilesSync(`${folder}/src`)
    .map((name) => `${folder}/src/${name}`)
    .filter((name) => /\.(tsx?|cjs)$/.test(name) && !/\.(test|fixture|d)\.tsx?$|\/template\//.test(name));
  const packages = [...entries, ...sources]
    .flatMap(importsOf)
    .filter((one) => !VIRTUAL.test(one))
    .map(packageOf);
  expect(sources.length).toBeGreaterThan(least);
  expect(new Set(packages).size).toBeGreaterThan(3);
  expect([...new Set(packages)].filter((name) => !{ ...dependencies, ...peerDependencies }[name])).toEqual([]);
});
