import { BadInput } from './BadInput';
import { nearestName } from './likeness';
import { buildLog } from './log';

/** A guide or its data quotes what no contract has: the site is built without it, and a warning names the place. */
export class Stale extends BadInput {}

/**
 * Says that something quoted is missing.
 *
 * @param owner What should have it: an operation as `data/person`.
 * @param kind What is missing: `parameter`, `example`.
 * @param name Its name.
 * @param existing Names that there are: the nearest is suggested.
 */
export function stale(owner: string, kind: string, name: string, existing: Iterable<string>): Stale {
  const near = nearestName(name, existing);
  const hint = near === undefined ? 'there is none' : `the nearest is "${near}"`;
  return new Stale(`${owner} has no ${kind} "${name}"; ${hint}. Correct or remove it.`);
}

// Every page is compiled for the server and for the browser.
const told = new Set<string>();

/** Everything that was warned of in this process. */
export const foundStale = (): readonly string[] => [...told];

/** Warns once of something stale, which then is nothing; any other error is thrown. */
export function warnOfStale(error: unknown, place: string): undefined {
  if (!(error instanceof Stale)) throw error;
  tellStale([`${place}: ${error.message}`]);
  return undefined;
}

/** Warns of what was found stale, here or in another process: once of each. */
export function tellStale(messages: readonly string[]): void {
  for (const message of messages) {
    if (!told.has(message)) buildLog.warn(message);
    told.add(message);
  }
}

/** What `make` makes; undefined, with a warning, when it quotes what no contract has. */
export function orStale<T>(place: string, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    return warnOfStale(error, place);
  }
}
