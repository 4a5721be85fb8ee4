import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runTools } from './runTools';

it('runs every check, also after one that failed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
  const file = path.join(folder, 'runs');
  const tool = (status: number) => [
    '-e',
    `require('node:fs').appendFileSync(${JSON.stringify(file)}, '${status} '); process.exit(${status})`,
  ];
  try {
    expect(runTools([tool(1), tool(0), tool(2)])).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('1 0 2 ');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('the npm script stops at none of its checks', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts['check:prose']).not.toContain('&&');
});
