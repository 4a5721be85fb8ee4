import type { Part } from '../support/cover';
import { type Program, type ProgramName, programs } from './registry';

export type { ProgramName } from './registry';

const found = new Map<ProgramName, string>();

/** Path of a program of the registry; undefined where it is not installed. */
export function find(name: ProgramName): string | undefined {
  const cached = found.get(name) ?? programs[name].find();
  if (cached) found.set(name, cached);
  return cached;
}

/** Returns the programs that a line of tests needs and that are not installed. `npm test` needs a browser only. */
export function missing(part: Part): ProgramName[] {
  if (part === 'first') return find('chromium') ? [] : ['chromium'];
  return (Object.keys(programs) as ProgramName[]).filter((name) => !find(name));
}

/** A message for each program that is not installed. */
export const missingPrograms = (part: Part): string[] => missing(part).map(missingMessage);

/** Returns the package to install, and the tests that are skipped without it. */
export function missingMessage(name: ProgramName): string {
  const { debian, npm, tests }: Program = programs[name];
  const packages = debian ? `Debian: ${debian.join(', ')}` : `npm ci in tests/runners/${npm}`;
  return `${name} is not installed (${packages}). Not tested without it: ${tests}.`;
}

/**
 * Returns the path of a program of the registry.
 *
 * @throws Error with the package to install.
 */
export function pathOf(name: ProgramName): string {
  const path = find(name);
  if (!path) throw new Error(missingMessage(name));
  return path;
}

/**
 * Returns true if tests that need these programs are skipped, because one is missing. Always false under `CI=true`:
 * such a test then fails with the message of `pathOf`.
 */
export const skipsWithout = (...names: ProgramName[]): boolean =>
  process.env.CI !== 'true' && names.some((name) => !find(name));
