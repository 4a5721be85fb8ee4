import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './listFiles';
import { paths } from './paths';
import { sha256 } from './sha256';

/** Files that one build makes from content and the next takes over, as long as the content is the same. */
export interface BuildCache {
  /**
   * Result made from an input, by this build or an earlier one.
   *
   * @param input Everything that decides the result besides the code of `make`.
   */
  get: (input: string | Uint8Array, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Removes what was not asked for since the cache was opened. */
  prune: () => Promise<void>;
}

/** Result of a function; undefined if it throws. */
function tryTo<T>(give: () => T): T | undefined {
  try {
    return give();
  } catch {
    return undefined;
  }
}

/**
 * Opens the cache of a kind of files.
 *
 * @param kind Names the folder, and what makes the files: another version of it is another kind.
 * @param root Folder of all kinds.
 */
export function openCache(kind: string, root: string = paths.cache): BuildCache {
  const folder = path.join(root, kind);
  const used = new Set<string>();
  return {
    async get(input, make) {
      const name = sha256(input);
      used.add(name);
      const file = path.join(folder, name);
      // Files are read and written at once: to wait for a thread takes longer, above all while others compress.
      const known = tryTo(() => readFileSync(file));
      if (known) return known;
      const made = await make();
      mkdirSync(folder, { recursive: true });
      // In two steps: a build that is stopped leaves no half file under a name that counts.
      const part = `${file}.${process.pid}`;
      writeFileSync(part, made);
      // Another build may have removed it: then the next one makes it again.
      tryTo(() => renameSync(part, file));
      return made;
    },
    async prune() {
      const old = (await listFiles(folder)).filter((name) => !used.has(name));
      await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
