import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { npm } from '../support/npm';
import { find, missingPrograms } from '.';
import { folderOf } from './npm';
import { type Program, type ProgramName, programs } from './registry';

const names = Object.keys(programs) as ProgramName[];
const missing = (): Program[] => names.filter((name) => !find(name)).map((name) => programs[name]);

/** Whether `apt-get` can install here without asking anybody. */
const isDebianAsRoot = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function run([command = '', ...args]: string[], cwd = '.'): void {
  // RUNLEVEL=1 keeps the packages of servers from starting them.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-3000)}`);
}

/** Whether there is such a package: with one that is unknown here, e.g. on Ubuntu, `apt-get` would install none. */
const isKnown = (name: string): boolean => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

function installDebian(packages: string[]): void {
  // A list of packages that could not be refreshed may still serve.
  run(['apt-get', 'update']);
  const known = packages.filter(isKnown);
  console.log(`apt-get installs ${known.join(', ')}.`);
  if (known.length > 0) run(['apt-get', 'install', '-y', '--no-install-recommends', ...known]);
}

function installNpm(set: string): void {
  console.log(`npm installs tests/runners/${set}.`);
  run(npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'), folderOf(set));
}

/**
 * Installs what is missing of the programs tests need: one `apt-get` on Debian as root, one `npm ci` for each set
 * of packages.
 *
 * @returns A message for each program that is missing after that.
 */
export function installMissing(): string[] {
  const packages = missing().flatMap(({ debian = [] }) => debian);
  if (packages.length > 0 && isDebianAsRoot()) installDebian([...new Set(packages)]);
  const sets = missing().flatMap(({ npm = [] }) => npm);
  for (const set of new Set(sets)) installNpm(set);
  return missingPrograms();
}
