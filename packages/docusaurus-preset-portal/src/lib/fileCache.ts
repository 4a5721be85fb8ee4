import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { attempt } from './attempt';
import { listFiles } from './listFiles';
import { paths } from './paths';
import { sha256 } from './sha256';

/** Cache of generated files that later builds reuse while their input is unchanged. */
export interface BuildCache {
  /** Returns the result for an input, which is everything that determines it besides the code of `make`. */
  get: (input: string | Uint8Array, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Removes entries that were not used since the cache was opened. */
  prune: () => Promise<void>;
}

/** Opens the cache of a kind of files. Another version of the generator needs another kind. */
export function openCache(kind: string, root: string = paths.cache): BuildCache {
  const folder = path.join(root, kind);
  const used = new Set<string>();
  return {
    async get(input, make) {
      const name = sha256(input);
      used.add(name);
      const file = path.join(folder, name);
      // Synchronous, because waiting for a thread of the pool takes longer, especially while others compress.
      const cached = attempt(() => readFileSync(file), undefined);
      if (cached) return cached;
      const result = await make();
      mkdirSync(folder, { recursive: true });
      // Written under a temporary name first, so that an interrupted build leaves no partial entry.
      const partialFile = `${file}.${process.pid}`;
      writeFileSync(partialFile, result);
      // Another build may have removed the file; the next build then generates it again.
      attempt(() => renameSync(partialFile, file), undefined);
      return result;
    },
    async prune() {
      const unused = (await listFiles(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
