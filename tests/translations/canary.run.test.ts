import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withChangedSite } from '../changed-site';
import { about } from '../support/portal';
import { secretsBelow, secretsIn } from '../support/secrets';
import { searchForKey } from './support/searchForKey';

/**
 * Builds the site with a random API key, with and without a failure, and searches all created files for the key.
 * `src/attribute-translations/faults.run.test.ts` covers every fault of the API, without a build.
 */
test(
  'builds leave no trace of a key and of what lies around them, and one that fails ends with one message',
  {
    timeout: 900_000,
  },
  () =>
    withChangedSite(async (built) => {
      const [failed, good] = built.runs;
      expect(failed?.status).toBe(1);
      expect(failed?.log.match(/Attribute translations:/g)).toHaveLength(1);
      expect(good?.status, good?.log.slice(-3000)).toBe(0);
      expect((await readdir(path.join(built.folder, 'build'))).length).toBeGreaterThan(5);
      await searchForKey(built);
      const build = path.join(built.folder, 'build');
      expect(await readdir(path.join(build, 'docs/noted'))).toContain('index.html');
      expect(secretsBelow(build, about.tarball, built.secret)).toEqual([]);
      expect(built.runs.flatMap(({ log }) => secretsIn(log, built.secret))).toEqual([]);
    }),
);
