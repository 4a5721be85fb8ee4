import { runInThisContext } from 'node:vm';
import { emptyCaches } from './caches';

/** What the code with mutants asks at each of its places. */
interface Switches {
  /** Whether a mutant is switched on. */
  stryMutAct_9fa48: (id: string) => boolean;
  /** Called where none of these mutants is. */
  stryCov_9fa48: (...ids: string[]) => void;
}

interface State {
  active: string | undefined;
  /** Mutants that were come to; where they are not of interest, nothing. */
  reached: Set<string> | undefined;
  /** How many places were come to, and how many may be. */
  steps: number;
  limit: number;
}

/** Of all copies of this module: it is loaded again for each file of tests. */
const world = globalThis as { mutation?: State; mutationRun?: () => unknown } & Partial<Switches>;
world.mutation ??= { active: undefined, reached: undefined, steps: 0, limit: Number.POSITIVE_INFINITY };
const state = world.mutation;

/** It ends what waits for ever. */
const LATE = 60_000;
/** It ends what has no end and is at no place of the code: an expression that looks for a text, most often. */
const BUSY = 2000;

/** Starts something; what it does before it first waits is ended when it takes too long. */
function start(run: () => unknown): unknown {
  world.mutationRun = run;
  return runInThisContext('mutationRun()', { timeout: BUSY });
}

/** Ends loops that have no end, whichever place of the code they are at. */
function step(): void {
  state.steps += 1;
  if (state.steps > state.limit) throw new Error('It does not end.');
}

const switches: Switches = {
  stryMutAct_9fa48: (id) => {
    if (state.active !== id) return false;
    step();
    return true;
  },
  stryCov_9fa48: (...ids) => {
    step();
    for (const id of ids) state.reached?.add(id);
  },
};
Object.assign(world, switches);

/** The mutants that something comes to, and how many steps it takes. */
export async function trace(run: () => unknown): Promise<{ reached: Set<string>; steps: number }> {
  const [before, reached, first] = [state.reached, new Set<string>(), state.steps];
  state.reached = reached;
  try {
    await run();
  } finally {
    state.reached = before;
  }
  return { reached, steps: state.steps - first };
}

/**
 * Whether tests pass, with a mutant if one is named.
 *
 * @param steps How many steps they take without it: what takes far more has no end.
 */
export async function attempt(run: () => unknown, mutant?: string, steps = Number.POSITIVE_INFINITY): Promise<boolean> {
  emptyCaches();
  const before = { ...state };
  Object.assign(state, { active: mutant, reached: undefined, steps: 0, limit: steps * 10 + 10_000 });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not end.')), LATE);
  });
  try {
    await Promise.race([mutant ? start(run) : run(), late]);
    return state.steps <= state.limit;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    Object.assign(state, before);
  }
}
