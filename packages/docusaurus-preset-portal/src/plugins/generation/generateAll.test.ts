import { writeFile } from 'node:fs/promises';
import * as content from 'docusaurus-preset-portal/content';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFolderOfEach } from '../../../../../tests/support/testFolder';
import { portalOf } from '../../content/portal';
import { generate } from '../../reference/generate';
import { generateAll } from './generateAll';

vi.mock('../../reference/generate', () => ({ generate: vi.fn() }));

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
  vi.mocked(generate).mockRejectedValue(new Error('Broken'));
  await expect(generateAll(portal, {})).rejects.toThrow('Broken');
  await expect(generateAll(portal, {})).rejects.toThrow('Broken');
});
