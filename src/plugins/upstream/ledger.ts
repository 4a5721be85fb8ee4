import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/sha256';
import { behaviours } from './behaviours';
import { modules } from './modules';
import { names } from './names';
import { themeOverrides } from './themeOverrides';
import { type PrivatePart, versions } from './types';

/** Every file of a package that this site relies on although nothing documents it. */
export const ledger: readonly PrivatePart[] = [...themeOverrides, ...modules, ...behaviours];

/** Advice for a changed file, by how it is used. */
const ADVICE: Record<PrivatePart['kind'], string> = {
  wrap: 'Check that ours still renders it with its props.',
  eject: 'Compare the two versions and copy what is right into ours.',
  replace: 'Check that it still imports, and calls in the same way, what ours replaces.',
  empty: 'Check that nothing needs it now.',
  import: 'Check that what ours imports still behaves the same.',
  behaviour: 'Check that this still holds.',
};

/** Text of a file; undefined where there is none. */
const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/**
 * Compares the installed packages with the ledger.
 *
 * @param nodeModules Folder of the packages.
 * @returns A message for each file that changed or is gone and for each name that is not there: what it is, who relies
 *   on it and what to compare.
 */
export async function changedParts(nodeModules: string): Promise<string[]> {
  const messages = await Promise.all(
    ledger.map(async ({ kind, package: name, file, sha256: expected, usedBy, why }) => {
      const content = await readFile(path.join(nodeModules, name, file)).catch(() => undefined);
      const found = content && sha256(content);
      if (found === expected) return undefined;
      const what = found ? `changed since ${versions[name]} (sha256 ${found})` : `is gone since ${versions[name]}`;
      return `${name}/${file} ${what}. ${usedBy.join(', ')} (${kind}): ${why} ${ADVICE[kind]}`;
    }),
  );
  const missing = await Promise.all(
    names.map(async ({ name, file, text = '', why }) => {
      const place = path.join(nodeModules, ...file);
      const [content] = (await Promise.all(['', '.js', '/index.js'].map((end) => textOf(place + end)))).filter(
        (one) => one !== undefined,
      );
      if (content?.includes(text)) return undefined;
      return `${file.join('/')} ${content === undefined ? 'is gone' : `does not hold ${text}`}. ${name}: ${why} Check what has its place.`;
    }),
  );
  return [...messages, ...missing].filter((message) => message !== undefined);
}
