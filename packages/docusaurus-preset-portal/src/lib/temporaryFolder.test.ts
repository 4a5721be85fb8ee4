import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from './temporaryFolder.cjs';

const folder = mkdtempSync(path.join(tmpdir(), 'temporary-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
