import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { nearestName, UserError } from 'openapi-toolkit';
import { readVariable } from './environment';

/** Error for a name in a guide, its data or a contract that does not exist. */
export class DanglingReference extends UserError {}

/** Returns the error for an item that its owner lacks, such as a parameter of `data/person`, with the nearest name. */
export function danglingReference(
  owner: string,
  kind: string,
  name: string,
  existing: Iterable<string>,
): DanglingReference {
  return new DanglingReference(
    `${owner} has no ${kind} "${name}"; ${suggestionFor(name, existing)}. Correct or remove it.`,
  );
}

/** Suggests the existing name that is most similar to a missing one. */
export function suggestionFor(name: string, existing: Iterable<string>): string {
  const nearestExisting = nearestName(name, existing);
  return nearestExisting === undefined ? 'there is none' : `the nearest is "${nearestExisting}"`;
}

// Sets, because every page is compiled twice: for the server and for the browser.
const dangling = new Set<string>();
const faults = new Set<string>();

/** Returns the dangling references that the generation noted, and in a build those of pages. */
export const danglingReferences = (): readonly string[] => [...dangling];

/** Forgets the dangling references of an earlier generation. */
export const forgetDangling = (): void => dangling.clear();

/** Faults of pages, as `file:line: what is wrong, and how to correct it`. */
export interface Faults {
  faults: string[];
  /** Names of what does not exist, which a setting allows. */
  dangling: string[];
  /** What is allowed, but seldom meant. */
  warnings: string[];
}

const collecting = new AsyncLocalStorage<Faults>();

/** Runs a function, and returns what it notes as a fault: nothing is noted for the build. */
export async function collectFaults(run: () => unknown): Promise<Faults> {
  const collected: Faults = { faults: [], dangling: [], warnings: [] };
  await collecting.run(collected, run);
  return collected;
}

/** Notes dangling references. A build fails later, in `failOnFaults`. */
export function noteDangling(messages: Iterable<string>): void {
  const collected = collecting.getStore();
  if (collected) collected.dangling.push(...messages);
  else for (const message of messages) dangling.add(message);
}

/** Notes a dangling reference, for a caller that then renders nothing. Rethrows any other error. */
export function noteDanglingAt(error: unknown, location: string | (() => string)): undefined {
  if (!(error instanceof DanglingReference)) throw error;
  noteDangling([`${typeof location === 'string' ? location : location()}: ${error.message}`]);
  return undefined;
}

/** Returns the location of an entry in a data file, as `file:line`: each text is searched for after the previous one. */
export function lineInDataFile(file: string, ...texts: string[]): string {
  const content = readFileSync(file, 'utf8');
  const at = texts.reduce((from, text) => Math.max(from, content.indexOf(JSON.stringify(text), from)), 0);
  return `${file}:${content.slice(0, at).split('\n').length}`;
}

/** Returns the result of `create`. Notes a dangling reference that it throws, and returns undefined then. */
export function orDangling<T>(location: () => string, create: () => T): T | undefined {
  try {
    return create();
  } catch (error) {
    return noteDanglingAt(error, location);
  }
}

/** Notes faults of a page that no setting allows: a build lists them all, else a UserError is thrown. */
export function noteFaults(messages: readonly string[]): void {
  const collected = collecting.getStore();
  if (collected) collected.faults.push(...messages);
  else if (process.env.NODE_ENV !== 'production' && messages.length > 0) throw new UserError(messages.join('\n'));
  else for (const message of messages) faults.add(message);
}

/** Returns true if the site's owner allows dangling references: each is then a warning. */
export const allowsDangling = (env: NodeJS.ProcessEnv): boolean => readVariable('DANGLING_REFERENCES', env) === 'warn';

/** Compares messages by file and line. */
export const byLocation = (first: string, second: string): number =>
  first.localeCompare(second, 'en', { numeric: true });

/** Throws a UserError with a line for each fault of a build. Allowed dangling references are none. */
export function failOnFaults(env: NodeJS.ProcessEnv): void {
  const isLenient = allowsDangling(env);
  const all = [...faults, ...(isLenient ? [] : dangling)].sort(byLocation);
  if (all.length === 0) return;
  const hint =
    dangling.size > 0 && !isLenient
      ? '\nWith DANGLING_REFERENCES=warn, references to missing things are warnings.'
      : '';
  throw new UserError(
    `${all.length === 1 ? 'One fault' : `${all.length} faults`} in the pages:\n${all.join('\n')}${hint}`,
  );
}
