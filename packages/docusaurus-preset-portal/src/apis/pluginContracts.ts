import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listFilesSync } from '../lib/listFiles';
import { slugOfTitle } from '../openapi/titleNames';

/** A contract of the plugin: one of its `config`, of the `versions` there, or of a folder that `specPath` names. */
export interface PluginContract {
  /** Path in the options, for messages. */
  at: string;
  id: string;
  spec: string;
  outputDir: string;
  /** Title, where the folder has pages of several contracts. */
  only?: string;
}

/** Options of the plugin for a contract. */
export interface ContractConfig {
  specPath?: string;
  outputDir?: string;
  versions?: Record<string, ContractConfig>;
}

/** Returns the title of a contract; undefined if it can't be read: the generation says why. */
export function titleOf(file: string): string | undefined {
  try {
    const { title } = (parse(readFileSync(file, 'utf8'), { logLevel: 'silent' }) as { info: { title?: unknown } }).info;
    return typeof title === 'string' ? title.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the contracts of an entry of the options. */
export function contractsOf(id: string, config: ContractConfig, site: string): PluginContract[] {
  const { specPath: spec = '', outputDir = '', versions = {} } = config;
  const folder = path.resolve(site, spec);
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const files = isFolder ? listFilesSync(folder).filter((name) => /\.(?:json|ya?ml)$/.test(name)) : [];
  const inFolder = files.flatMap((name) => {
    const only = titleOf(path.join(folder, name));
    const one = { at: id, id: slugOfTitle(`${id} ${name.replace(/\.\w+$/, '')}`), outputDir, only };
    return only ? [{ ...one, spec: path.posix.join(spec, name) }] : [];
  });
  const ofVersions = Object.entries(versions).flatMap(([version, one]) =>
    contractsOf(`${id}-${version}`, { ...one, versions: {} }, site),
  );
  return [...(isFolder ? inFolder : [{ at: id, id, spec, outputDir }]), ...ofVersions];
}
