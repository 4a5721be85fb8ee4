import { writeFile } from 'node:fs/promises';
import * as content from 'docusaurus-preset-portal/content';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testFolderOfEach } from '../../../../../tests/support/testFolder';
import { portalOf } from '../../content/portal';
import { generateAll } from './generateAll';

const portal = portalOf(content);
const home = process.cwd();
const folder = testFolderOfEach();
beforeEach(async () => {
  process.chdir(folder);
  await writeFile('package-lock.json', '{}');
});
afterEach(async () => {
  process.chdir(home);
});

it('can run again after a failure, in the same process', async () => {
  // The folder has no contracts.
  await expect(generateAll(portal, {})).rejects.toThrow('api-specs/data.yaml');
  await expect(generateAll(portal, {})).rejects.toThrow('api-specs/data.yaml');
});
