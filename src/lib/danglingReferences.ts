import { readFileSync } from 'node:fs';
import { readVariable } from './environment';
import { buildLog } from './log';
import { nearestName } from './similarity';
import { UserError } from './UserError';

/** A guide, its data or a contract names what does not exist. */
export class DanglingReference extends UserError {}

/**
 * Returns the error for something quoted that is missing.
 *
 * @param owner What should have it: an operation as `data/person`.
 * @param kind What is missing: `parameter`, `example`.
 * @param name Its name.
 * @param existing Names that exist: the nearest is suggested.
 */
export function danglingReference(
  owner: string,
  kind: string,
  name: string,
  existing: Iterable<string>,
): DanglingReference {
  return new DanglingReference(`${owner} has no ${kind} "${name}"; ${nearest(name, existing)}. Correct or remove it.`);
}

/** Names the existing name that is most like a missing one. */
export function nearest(name: string, existing: Iterable<string>): string {
  const near = nearestName(name, existing);
  return near === undefined ? 'there is none' : `the nearest is "${near}"`;
}

// Every page is compiled for the server and for the browser: a place is noted once.
const dangling = new Set<string>();
const faults = new Set<string>();

/** Every dangling reference that was noted in this process. */
export const danglingReferences = (): readonly string[] => [...dangling];

/** The same with all other faults. */
export const notedFaults = (): readonly string[] => [...faults, ...dangling];

/** Notes places that name what does not exist. The dev server warns at once, a build ends with `failOnFaults`. */
export function noteDangling(messages: Iterable<string>): void {
  for (const message of messages) {
    if (!dangling.has(message) && process.env.NODE_ENV === 'development') buildLog.warn(message);
    dangling.add(message);
  }
}

/** Notes a dangling reference, whose place then shows nothing. Any other error is thrown. */
export function noteDanglingAt(error: unknown, place: string | (() => string)): undefined {
  if (!(error instanceof DanglingReference)) throw error;
  noteDangling([`${typeof place === 'string' ? place : place()}: ${error.message}`]);
  return undefined;
}

/**
 * Returns the place of an entry in a data file.
 *
 * @param texts Names on the way to the entry: each is looked for behind the one before.
 */
export function placeIn(file: string, ...texts: string[]): string {
  const content = readFileSync(file, 'utf8');
  const at = texts.reduce((from, text) => Math.max(from, content.indexOf(JSON.stringify(text), from)), 0);
  return `${file}:${content.slice(0, at).split('\n').length}`;
}

/** Returns what `make` returns; undefined, with a note, when it names what does not exist. */
export function orDangling<T>(place: () => string, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    return noteDanglingAt(error, place);
  }
}

/**
 * Notes faults of a page that no switch allows. A build goes on, to list all of them; the dev server shows the first.
 *
 * @throws UserError outside of a build.
 */
export function noteFaults(messages: readonly string[]): void {
  if (process.env.NODE_ENV !== 'production' && messages.length > 0) throw new UserError(messages.join('\n'));
  for (const message of messages) faults.add(message);
}

/** Returns whether the owner of the site allows dangling references: then each is a warning. */
export const allowsDangling = (env: NodeJS.ProcessEnv): boolean => readVariable('DANGLING_REFERENCES', env) === 'warn';

const byPlace = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/**
 * Ends a build that has faults or dangling references; where these are allowed, each is a warning.
 *
 * @throws UserError with one line for each place.
 */
export function failOnFaults(env: NodeJS.ProcessEnv): void {
  const isLenient = allowsDangling(env);
  if (isLenient) for (const message of dangling) buildLog.warn(message);
  const all = [...faults, ...(isLenient ? [] : dangling)].sort(byPlace);
  if (all.length === 0) return;
  const hint =
    dangling.size > 0 && !isLenient
      ? '\nWith DANGLING_REFERENCES=warn, references to missing things are warnings.'
      : '';
  throw new UserError(
    `${all.length === 1 ? 'One fault' : `${all.length} faults`} in the pages:\n${all.join('\n')}${hint}`,
  );
}
