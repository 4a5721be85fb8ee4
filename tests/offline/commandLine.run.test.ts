import {
  appendFileSync,
  copyFileSync,
  cpSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sha256 } from 'openapi-toolkit/node';
import { ARCHIVE, archiveOf, NAMES, openArchive } from 'portal-cli/testing';
import { describe, expect, it } from 'vitest';
import { apis, site } from '#site';
import { execute } from '../support/execute';
import { BUILD } from '../support/takenAlong';
import { unpackedProgram } from './program';

const { program, folder, run, start } = unpackedProgram();

it('starts in a small multiple of the time that Node.js needs', async () => {
  const seconds = async (...args: string[]) => {
    const begin = performance.now();
    expect((await execute([process.execPath, ...args], folder)).status).toBe(0);
    return performance.now() - begin;
  };
  const ratios: number[] = [];
  // The shortest of several: another program may run at the same time.
  for (let at = 0; at < 3; at += 1) ratios.push((await seconds(program, '--version')) / (await seconds('-e', '0')));
  console.log(`Starts in ${Math.min(...ratios).toFixed(1)} times the time of an empty program.`);
  expect(Math.min(...ratios)).toBeLessThan(20);
});

it('says its version and the digest of the contracts', async () => {
  const contracts = apis.map(({ id }) => readFileSync(path.join(BUILD, `openapi/${id}.json`), 'utf8')).join('');
  const { status, stdout } = await run('--version');
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(new RegExp(`^${site.title} \\d`))]);
  expect(stdout).toContain(`Contracts: sha256:${sha256(contracts)}\n`);
});

describe('a message says what is wrong:', () => {
  it.each([
    [['--prot', '1'], /^Unknown option '--prot'[\s\S]*\n\nUsage: /],
    [['more'], /^Unexpected argument: more\n\nUsage: /],
    [['--port', 'http'], /^The port must be a number from 0 to 65535\.$/],
    [['--mcp', '--port', '1'], /^--mcp opens no port: leave --port, --host and --sandbox out\. .*$/],
    [['--host', '192.0.2.1', '--port', '0'], /Give an address of this machine: --host 127\.0\.0\.1$/],
  ])('%j', async (args, message) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout, stderr.trim()]).toEqual([1, '', expect.stringMatching(message)]);
  });

  it('a port in use', async () => {
    const { port } = new URL(await start(process.execPath, [program, '--sandbox', '--port', '0']));
    const { status, stderr } = await run('--port', port);
    const message = `Port ${port} is in use. Choose another one: --port ${Number(port) + 1}`;
    expect([status, stderr.trim()]).toEqual([1, message]);
  });

  it.each(['16.20.2', '0.10.48'])('Node.js %s', async (version) => {
    const old = path.join(folder, 'old.cjs');
    writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '${version}' });\n`);
    const { status, stderr } = await execute([process.execPath, '--require', old, program], folder);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Node\.js 20 or later is needed; this is v.*\n$/)]);
  });

  it('--mcp of a file without documentation, as that of the preset', async () => {
    const folderOfOne = path.join(folder, 'sandbox-alone');
    cpSync(path.dirname(program), folderOfOne, { recursive: true });
    const about = openArchive(path.join(folderOfOne, ARCHIVE)).read(NAMES.about);
    writeFileSync(path.join(folderOfOne, ARCHIVE), archiveOf([{ name: NAMES.about, bytes: about }]));
    const { status, stderr } = await execute([process.execPath, path.join(folderOfOne, 'start.cjs'), '--mcp'], folder);
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^This file has the sandbox alone, .*--mcp\.$/)]);
  });

  it('a file that is not whole', async () => {
    const archive = path.join(path.dirname(program), ARCHIVE);
    const whole = path.join(folder, 'whole.bin');
    copyFileSync(archive, whole);
    const messages: string[] = [];
    for (const damage of [
      () => truncateSync(archive, statSync(archive).size - 1),
      () => truncateSync(archive, 10),
      () => appendFileSync(archive, 'x'),
      () => rmSync(archive),
    ]) {
      damage();
      const { status, stdout, stderr } = await run('--sandbox');
      messages.push(`${status}${stdout} ${stderr.trim()}`);
      copyFileSync(whole, archive);
    }
    expect(messages).toEqual(Array(4).fill('1 This copy is not complete. Download it again.'));
  });
});
