import { setMaxListeners } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type RunnerTestCase as Test, TestRunner, vi } from 'vitest';
// The function that runs a file of tests. Vitest gives it away here alone; the package it is from is not one of ours.
import { startTests } from 'vitest/internal/browser';
import { attempt, trace } from './switches';

/** Microseconds a file of tests may take to be loaded anew and run, for each mutant in what modules do when they load. */
const MAX_LOADING = 1_500_000;

/** What was found so far, by id of the mutant: this file is loaded again for each file of tests. */
const found = { killed: new Set<string>(), covered: new Set<string>(), unrepeatable: new Set<string>() };
const world = globalThis as { mutationFound?: typeof found };
world.mutationFound ??= found;
const { killed, covered, unrepeatable } = world.mutationFound;

/**
 * Before the tests of a file run, runs them once for every mutant they reach, in this process. A mutant in a function is
 * switched on while its test is repeated. One in what a module does when it loads gets fresh modules, for the tests near
 * it alone: that takes long.
 */
export default class extends TestRunner {
  async onBeforeCollect(files: string[]): Promise<void> {
    // Vitest tells of tests up to a tenth of a second late, and of those of any run: it may not hear of ours by a run
    // before or after them.
    const teller = this as { onTaskUpdate?: unknown };
    const { onTaskUpdate } = teller;
    teller.onTaskUpdate = undefined;
    for (const file of files) await this.mutate(file);
    teller.onTaskUpdate = onTaskUpdate;
    const lists = Object.entries({ killed, covered, unrepeatable }).map(([name, set]) => [name, [...set]]);
    writeFileSync(this.injectValue('findings'), JSON.stringify(Object.fromEntries(lists)));
  }

  /** Loads a file of tests anew and runs it, without a word to anyone. */
  private async fresh(file: string, runTask: (test: Test) => Promise<void>): Promise<void> {
    // Vitest hears of tests by the last; by the first, this would begin again.
    const silent = { onBeforeCollect: undefined, onCollected: undefined };
    let count = 0;
    const own = {
      ...silent,
      // It would end the snapshots of the file, which is still to be run.
      onAfterRunSuite: async () => undefined,
      runTask: (test: Test) => {
        count += 1;
        return runTask(test);
      },
    };
    vi.resetModules();
    const [result] = await startTests([file], Object.assign(Object.create(this), own));
    if (count === 0) throw new Error('none of its tests was run');
    if (result?.result?.state === 'fail') throw new Error('one of its tests fails');
  }

  private async mutate(file: string): Promise<void> {
    try {
      // Tests count for themselves: what is left is reached while modules are loaded.
      const { reached, steps } = await trace(() => this.fresh(file, (test) => this.repeat(test)));
      for (const id of reached) covered.add(id);
      const ids: string[] = this.injectValue('near')[file] ?? [];
      const near = ids.filter((id) => reached.has(id) && !killed.has(id));
      if (near.length > 0) await this.mutateLoading(file, near, steps);
    } catch (error) {
      unrepeatable.add(`${file}: ${error}`);
    }
    vi.resetModules();
  }

  /** Tries mutants in what modules do when they load. */
  private async mutateLoading(file: string, ids: string[], steps: number): Promise<void> {
    const run = () => {
      const untilOneFails = untilFailure((test) => TestRunner.getTestFn(test)());
      return this.fresh(file, untilOneFails);
    };
    const before = process.cpuUsage();
    await run();
    if (process.cpuUsage(before).user > MAX_LOADING) throw new Error(`it loads slowly: ${ids.length} were not tried`);
    for (const id of ids) if (!(await attempt(run, id, steps))) killed.add(id);
  }

  /** Runs a test, and again with each mutant it reaches that no test has noticed yet. */
  private async repeat(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    // Each repetition adds one.
    setMaxListeners(0, test.context.signal);
    const { reached, steps } = await trace(run);
    for (const id of reached) covered.add(id);
    const again = () => {
      this.onBeforeTryTask(test);
      return run();
    };
    const passesWith = async (id?: string, most?: number) => {
      await beginAnew(test);
      return attempt(again, id, most);
    };
    const alive = [...reached].filter((id) => !killed.has(id));
    let passes = alive.length === 0 || (await passesWith());
    for (const id of alive) {
      if (!passes) break;
      if (await passesWith(id, steps)) continue;
      killed.add(id);
      passes = await passesWith();
    }
    if (!passes) unrepeatable.add(`${test.file.name}: ${test.name}`);
  }
}

/** Does what is done after a test and before the next one. */
async function beginAnew(test: Test): Promise<void> {
  const suites = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.push(suite);
  suites.push(test.file);
  for (const suite of suites)
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
  for (const suite of suites.reverse())
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
}

/** Runs tests until one fails. */
function untilFailure(run: (test: Test) => unknown): (test: Test) => Promise<void> {
  let hasFailed = false;
  return async (test) => {
    if (hasFailed) return;
    try {
      await run(test);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
}
