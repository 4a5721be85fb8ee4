import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Part } from '../support/cover';
import { npm } from '../support/npm';
import { missing, missingPrograms } from '.';
import { folderOf } from './npm';
import { type Program, programs } from './registry';

/** Returns true if `apt-get` can install without a password. */
const isDebianAsRoot = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function run([command = '', ...args]: string[], cwd = '.'): Promise<void> {
  // RUNLEVEL=1 keeps the packages of servers from starting them.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 }).catch(({ message, stdout, stderr }) =>
    console.error(`${command} ${args.join(' ')} failed:\n${`${message}\n${stdout}${stderr}`.slice(-3000)}`),
  );
}

/** Returns the packages that exist here. `apt-get` would install none if one were unknown, e.g. on Ubuntu. */
function knownOf(packages: string[]): string[] {
  const { stdout } = spawnSync('apt-cache', ['show', ...packages], { encoding: 'utf8', maxBuffer: 1e8 });
  const existing = new Set([...stdout.matchAll(/^Package: (.+)$/gm)].map(([, name]) => name));
  return packages.filter((name) => existing.has(name));
}

async function installDebian(packages: string[]): Promise<void> {
  // Installation may work even if the package list could not be refreshed.
  await run(['apt-get', 'update']);
  const existing = knownOf(packages);
  console.log(`apt-get installs ${existing.join(', ')}.`);
  // Does not wait until each file is on the disk: a machine that fails meanwhile is set up again.
  const install = ['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io'];
  if (existing.length > 0) await run(['apt-get', ...install, ...existing]);
}

async function installNpm(set: string): Promise<void> {
  console.log(`npm installs tests/runners/${set}.`);
  await run(npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'), folderOf(set));
}

/**
 * Installs the missing programs of the tests in parallel: one `apt-get` on Debian as root, one `npm ci` for each set of
 * packages.
 *
 * @param part Line of tests for which they are installed.
 * @returns A message for each program that is still missing.
 */
export async function installMissing(part: Part): Promise<string[]> {
  const wanted = missing(part).map((name): Program => programs[name]);
  const packages = wanted.flatMap(({ debian = [] }) => debian);
  const sets = wanted.flatMap(({ npm = [] }) => npm);
  await Promise.all([
    packages.length > 0 && isDebianAsRoot() && installDebian([...new Set(packages)]),
    ...[...new Set(sets)].map(installNpm),
  ]);
  return missingPrograms(part);
}
