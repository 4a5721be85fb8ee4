import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { generate } from '../../reference/generate';
import { generateAll } from './generateAll';

vi.mock('../../reference/generate', () => ({ generate: vi.fn() }));

const home = process.cwd();
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generate-'));
  process.chdir(folder);
  await writeFile('package-lock.json', '{}');
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

it('can run again after a failure, in the same process', async () => {
  vi.mocked(generate).mockRejectedValue(new Error('Broken'));
  await expect(generateAll([])).rejects.toThrow('Broken');
  await expect(generateAll([])).rejects.toThrow('Broken');
});
