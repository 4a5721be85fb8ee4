import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { command, file } from './locate';

const folder = testFolder();
const inPath = path.join(folder, process.platform === 'win32' ? 'tool.CMD' : 'tool');
const elsewhere = `${inPath}-elsewhere`;
for (const executable of [inPath, elsewhere]) {
  writeFileSync(executable, '');
  chmodSync(executable, 0o755);
}

beforeEach(() => vi.stubEnv('PATH', folder));
afterEach(() => vi.unstubAllEnvs());

describe('a program is found', () => {
  it.each<[string, string | undefined, ReturnType<typeof command>]>([
    ['in PATH', inPath, command(['tool'])],
    ['by its second name', inPath, command(['no-tool', 'tool'])],
    ['in a further place, when PATH has none', elsewhere, command(['no-tool'], { paths: [elsewhere] })],
    ['in PATH before a further place', inPath, command(['tool'], { paths: [elsewhere] })],
    ['nowhere', undefined, command(['no-tool'], { paths: [path.join(folder, 'none')] })],
  ])('%s', (_, expected, locate) => {
    expect(locate()).toBe(expected);
  });

  it('by a variable before all others, if that names a program', () => {
    const locate = command(['tool'], { variable: 'TOOL' });
    vi.stubEnv('TOOL', elsewhere);
    expect(locate()).toBe(elsewhere);
    vi.stubEnv('TOOL', path.join(folder, 'none'));
    expect(locate()).toBe(inPath);
  });

  it('only when its probe ends with status 0', () => {
    const node = (probe: string[]) => command(['no-node'], { paths: [process.execPath], probe })();
    expect(node(['-e', 'process.exit(0)'])).toBe(process.execPath);
    expect(node(['-e', 'process.exit(3)'])).toBeUndefined();
  });
});

it('a file is found in the first place that has it', () => {
  expect(file([path.join(folder, 'none'), inPath, elsewhere])()).toBe(inPath);
  expect(file([path.join(folder, 'none')])()).toBeUndefined();
});
