import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { about } from '../../../src/sandbox/about';
import { skipsWithout } from '../../programs';
import { commandOf, SANDBOX } from './commands';
import { type CleanShell, cleanShell, ended } from './shell';

/** Follows the page *Sandbox* word for word: every command is read from the built page. */
describe.skipIf(skipsWithout('bash', 'curl'))('Sandbox', () => {
  let shell: CleanShell;
  beforeAll(async () => {
    shell = await cleanShell();
  });
  afterAll(() => shell?.close());

  it('starts with npx, and its requests work', async () => {
    const running = await shell.start(commandOf(SANDBOX, 'Start the sandbox'));
    expect(JSON.parse((await shell.run(commandOf(SANDBOX, 'A first request'))).stdout)).toMatchObject({
      companyId: '09900012',
    });
    expect((await shell.run(commandOf(SANDBOX, 'Ask for an error'))).stdout).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i,
    );
    await ended(running);
  });

  it.skipIf(skipsWithout('shasum'))('is a file whose digest the page states', async () => {
    expect(await shell.run(commandOf(SANDBOX, 'Download the file'))).toMatchObject({ status: 0 });
    expect(await shell.run(commandOf(SANDBOX, 'Compare its SHA-256'))).toMatchObject({
      status: 0,
      stdout: `${about.file}: OK\n`,
    });
    await ended(await shell.start(commandOf(SANDBOX, 'Start it')));
    const [package_ = ''] = /npx --yes \.\/[\w.-]+/.exec(readFileSync('docs/docs/sandbox.mdx', 'utf8')) ?? [];
    expect(
      await shell.run(`curl --fail --remote-name ${shell.site.origin}/sandbox/${about.tarball} && ${package_} --help`),
    ).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Usage: sandbox'),
    });
  });
});
