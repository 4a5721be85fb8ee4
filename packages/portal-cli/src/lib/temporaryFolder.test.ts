import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tests/support/testFolder';
import { temporaryFolder } from './temporaryFolder.cjs';

const folder = testFolder();

/** A process that has ended. */
const { pid } = spawnSync(process.execPath, ['--version']);

it('removes the folders of killed processes, and no others', () => {
  const kept = [
    `one-other.host-${pid}-abcdef`,
    `one-${hostname()}-${process.ppid}-abcdef`,
    `two-${hostname()}-${pid}-abcdef`,
  ];
  const stale = `one-${hostname()}-${pid}-abcdef`;
  for (const name of [...kept, stale]) mkdirSync(path.join(folder, name, 'below'), { recursive: true });
  writeFileSync(path.join(folder, stale, 'below/file'), '');
  const linked = `one-${hostname()}-${pid}-linked`;
  symlinkSync(path.join(folder, kept[0] as string), path.join(folder, linked), 'junction');

  const own = temporaryFolder(folder, 'one-');
  expect(existsSync(own)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual([...kept, linked, path.basename(own)].sort());
  expect(temporaryFolder(folder, 'one-')).not.toBe(own);
  expect(existsSync(own)).toBe(true);
});
