/** What the code with mutants reads and counts; Stryker's instrumenter names these. */
interface Switches {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

type Counts = [id: string, count: number][];

const world = globalThis as { __stryker__?: Switches };
world.__stryker__ ??= {};
const switches = world.__stryker__;

/** It ends what waits for ever. */
const LATE = 60_000;

/** Counts anew which mutants are reached. */
export function startCoverage(): void {
  switches.mutantCoverage = { static: {}, perTest: {} };
}

/** How often each mutant was reached outside of tests: while modules were loaded. */
export const coverage = (): Counts => Object.entries(switches.mutantCoverage?.static ?? {});

/** How often a test reaches each mutant. */
export async function testReached(id: string, run: () => unknown): Promise<Counts> {
  switches.currentTestId = id;
  try {
    await run();
  } finally {
    switches.currentTestId = undefined;
  }
  return Object.entries(switches.mutantCoverage?.perTest[id] ?? {});
}

/**
 * Whether tests pass, with a mutant if one is named.
 *
 * @param count How often the mutant is reached without it: a loop that comes to it far more often has no end.
 */
export async function attempt(run: () => unknown, mutant?: string, count = 0): Promise<boolean> {
  Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit: count * 100 + 1000 });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not end.')), LATE);
  });
  try {
    await Promise.race([run(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
  }
}
