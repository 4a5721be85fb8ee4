import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { npm } from '../support/npm';
import { missing, missingPrograms } from '.';
import { folderOf } from './npm';
import { type Program, programs } from './registry';

/** Whether `apt-get` can install here without asking anybody. */
const isDebianAsRoot = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function run([command = '', ...args]: string[], cwd = '.'): Promise<void> {
  // RUNLEVEL=1 keeps the packages of servers from starting them.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 }).catch(({ message, stdout, stderr }) =>
    console.error(`${command} ${args.join(' ')} failed:\n${`${message}\n${stdout}${stderr}`.slice(-3000)}`),
  );
}

/** Those of these packages there are: with one that is unknown here, e.g. on Ubuntu, `apt-get` would install none. */
function knownOf(packages: string[]): string[] {
  const { stdout } = spawnSync('apt-cache', ['show', ...packages], { encoding: 'utf8', maxBuffer: 1e8 });
  const known = new Set([...stdout.matchAll(/^Package: (.+)$/gm)].map(([, name]) => name));
  return packages.filter((name) => known.has(name));
}

async function installDebian(packages: string[]): Promise<void> {
  // A list of packages that could not be refreshed may still serve.
  await run(['apt-get', 'update']);
  const known = knownOf(packages);
  console.log(`apt-get installs ${known.join(', ')}.`);
  // Not every file is waited for until it is on the disk: a machine that breaks down meanwhile is set up again.
  const install = ['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io'];
  if (known.length > 0) await run(['apt-get', ...install, ...known]);
}

async function installNpm(set: string): Promise<void> {
  console.log(`npm installs tests/runners/${set}.`);
  await run(npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'), folderOf(set));
}

/**
 * Installs what is missing of the programs tests need, all at the same time: one `apt-get` on Debian as root, one
 * `npm ci` for each set of packages.
 *
 * @param all With the programs that only `npm run test:all` starts.
 * @returns A message for each program that is missing after that.
 */
export async function installMissing(all: boolean): Promise<string[]> {
  const wanted = missing(all).map((name): Program => programs[name]);
  const packages = wanted.flatMap(({ debian = [] }) => debian);
  const sets = wanted.flatMap(({ npm = [] }) => npm);
  await Promise.all([
    packages.length > 0 && isDebianAsRoot() && installDebian([...new Set(packages)]),
    ...[...new Set(sets)].map(installNpm),
  ]);
  return missingPrograms(all);
}
