import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder, writeFiles } from '../../../../tests/support/testFolder';
import { listFiles, listFilesSync } from './files';

const folder = testFolder();

it('lists files in all folders, sorted, and enters no link', async () => {
  writeFiles(folder, { 'outside/secret.md': '', 'guides/b.md': '', 'guides/a/c/d.md': '', 'guides/.hidden': '' });
  const guides = path.join(folder, 'guides');
  // On Windows only administrators may make links; everybody may make junctions.
  symlinkSync(path.join(folder, 'outside'), path.join(guides, 'linked'), 'junction');
  symlinkSync(folder, path.join(guides, 'a/above'), 'junction');
  const files = ['.hidden', 'a/c/d.md', 'b.md'];
  expect(listFilesSync(guides)).toEqual(files);
  expect(await listFiles(guides)).toEqual(files);
  expect(await listFiles(path.join(folder, 'nowhere'))).toEqual([]);
});
