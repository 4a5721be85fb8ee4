import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../../lib/sha256';
import { type PrivatePart, privateParts, versions } from './privateParts';

/** Advice for a changed file, by how it is used. */
const ADVICE: Record<PrivatePart['kind'], string> = {
  wrap: 'Check that ours still renders it with its props.',
  eject: 'Compare the two versions and copy what is right into ours.',
  replace: 'Check that it is still imported, and called in the same way.',
  import: 'Check that what ours imports still behaves the same.',
  behaviour: 'Check that this still holds.',
};

/**
 * Compares the installed packages with the list of private parts.
 *
 * @param nodeModules Folder of the packages.
 * @returns A message for each file that changed or is gone: what it is, who relies on it and what to compare.
 */
export async function changedParts(nodeModules: string): Promise<string[]> {
  const messages = await Promise.all(
    privateParts.map(async ({ kind, package: name, file, sha256: expected, usedBy, why }) => {
      const content = await readFile(path.join(nodeModules, name, file)).catch(() => undefined);
      const found = content && sha256(content);
      if (found === expected) return undefined;
      const change = found ? `changed since ${versions[name]} (sha256 ${found})` : `is gone since ${versions[name]}`;
      return `${name}/${file} ${change}. ${usedBy.join(', ')} (${kind}): ${why} ${ADVICE[kind]}`;
    }),
  );
  return messages.filter((message) => message !== undefined);
}
