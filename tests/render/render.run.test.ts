import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute, TYPESCRIPT } from '../support/execute';

/** What `npm run render` says before it renders anything; at night a portal is made. */

const SPEC = 'tests/fixtures/render/library.yaml';
const render = (...args: string[]) => execute([...TYPESCRIPT, 'scripts/render.ts', ...args], process.cwd());

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rendered-'));
  await writeFile(path.join(folder, 'other.txt'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('--check', () => {
  it('says what it found, and writes nothing', async () => {
    const out = path.join(folder, 'checked');
    const { status: code, stdout } = await render('--spec', SPEC, '--out', out, '--check');
    expect([code, existsSync(out)]).toEqual([0, false]);
    expect(stdout).toContain('1 operation without description');
    expect(stdout).toContain('1 operation without an error response');
  });

  it('ends in one message that names the contract', async () => {
    const broken = path.join(folder, 'broken.yaml');
    await writeFile(broken, 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {/a: {$ref: none.yaml}}\n');
    const { status: code, stdout, stderr } = await render('--spec', SPEC, '--spec', broken, '--check');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/broken\.yaml#\/paths\/~1a\n {2}fix {2}Correct or remove the \$ref/);
    expect(stderr).not.toMatch(/\n\s+at .*\.ts:/);
  });
});

it('a folder with other files is refused before anything is done', async () => {
  const { status: code, stderr } = await render('--spec', SPEC, '--out', folder);
  expect([code, stderr.includes('holds other files')]).toEqual([1, true]);
});
