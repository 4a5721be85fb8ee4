import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from 'openapi-toolkit/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apis } from '#site';
import { skipsWithout } from '../../programs';
import { about } from '../../support/portal';
import { BUILD, commandOf, SANDBOX } from './commands';
import { type CleanShell, cleanShell, ended } from './shell';

/** Follows the page *Sandbox* word for word: every command is read from the built page. */
describe.skipIf(skipsWithout('bash', 'curl'))('Sandbox', () => {
  let shell: CleanShell;
  beforeAll(async () => {
    shell = await cleanShell();
  });
  afterAll(() => shell?.close());

  it('starts with npx, and its requests work', async () => {
    const running = await shell.start(commandOf(SANDBOX, 'Start the documentation and the sandbox'));
    expect(JSON.parse((await shell.run(commandOf(SANDBOX, 'A first request'))).stdout)).toMatchObject({
      companyId: '09900012',
    });
    expect((await shell.run(commandOf(SANDBOX, 'Ask for an error'))).stdout).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i,
    );
    await ended(running);
    await ended(await shell.start(commandOf(SANDBOX, 'Start the APIs alone')));
  });

  it.skipIf(skipsWithout('shasum'))('is a file to take along, whose digest stands beside it', async () => {
    expect(await shell.run(commandOf(SANDBOX, 'Download the file'))).toMatchObject({ status: 0 });
    expect(await shell.run(commandOf(SANDBOX, 'Compare its SHA-256'))).toMatchObject({
      status: 0,
      stdout: `${about.tarball}: OK\n`,
    });
    await ended(await shell.start(commandOf(SANDBOX, 'Start it')));
    const contracts = apis.map(({ id }) => readFileSync(path.join(BUILD, `openapi/${id}.json`), 'utf8')).join('');
    const page = readFileSync(path.join(BUILD, SANDBOX, 'index.html'), 'utf8');
    expect(page).toContain(sha256(contracts));
    expect(await shell.run(commandOf(SANDBOX, 'Its version'))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`sha256:${sha256(contracts)}`),
    });
  });
});
