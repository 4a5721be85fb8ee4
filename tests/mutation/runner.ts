import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunnerTestCase as Test, TestRunner, vi } from 'vitest';
// The function that runs a file of tests. Vitest gives it away here alone; the package it is from is not one of ours.
import { startTests } from 'vitest/internal/browser';
import { attempt, coverage, startCoverage, testReached } from './switches';

/** What the base class keeps for itself, and nothing else says: every module that was loaded, with the modules it imports. */
interface Private {
  workerState?: { evaluatedModules?: { idToModuleMap?: Map<string, { imports?: Set<string> }> } };
}

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
    for (const file of files) await this.mutate(file);
    const lists = Object.entries({ killed, covered, unrepeatable }).map(([name, set]) => [name, [...set]]);
    writeFileSync(this.injectValue('findings'), JSON.stringify(Object.fromEntries(lists)));
  }

  /** Loads a file of tests anew and runs it, without a word to anyone. */
  private async fresh(file: string, runTask: (test: Test) => Promise<void>): Promise<void> {
    // Vitest hears of tests by the last two; by the first, this would begin again.
    const silent = { onBeforeCollect: undefined, onCollected: undefined, onTaskUpdate: undefined };
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
    startCoverage();
    try {
      await this.fresh(file, (test) => this.repeat(test));
    } catch (error) {
      unrepeatable.add(`${file}: ${error}`);
      return;
    }
    const near = this.near(file);
    for (const [id, count] of coverage()) {
      covered.add(id);
      if (killed.has(id) || !near.has(id)) continue;
      const run = untilFailure((test) => TestRunner.getTestFn(test)());
      if (!(await attempt(() => this.fresh(file, run), id, count))) killed.add(id);
    }
    vi.resetModules();
  }

  /** Runs a test, and again with each mutant it reaches that no test has noticed yet. */
  private async repeat(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const reached = await testReached(test.id, run);
    for (const [id] of reached) covered.add(id);
    const again = () => {
      this.onBeforeTryTask(test);
      return run();
    };
    const alive = reached.filter(([id]) => !killed.has(id));
    let passes = alive.length === 0 || (await attempt(again));
    for (const [id, count] of alive) {
      if (!passes) break;
      if (await attempt(again, id, count)) continue;
      killed.add(id);
      passes = await attempt(again);
    }
    if (!passes) unrepeatable.add(`${test.file.name}: ${test.name}`);
  }

  /** The mutants in modules that a file of tests imports itself, and in those below it that have no tests of their own. */
  private near(file: string): Set<string> {
    const { workerState } = this as unknown as Private;
    const imports = workerState?.evaluatedModules?.idToModuleMap?.get(file)?.imports;
    if (!imports) throw new Error(`Vitest says no more what ${file} imports: it keeps loaded modules in another way.`);
    const byFile: Record<string, string[]> = this.injectValue('mutants');
    const testsOf = (name: string) => name.replace(/\.ts$/, '.test.ts');
    const isBelow = (name: string) => name.startsWith(`${path.dirname(file)}/`) && !existsSync(testsOf(name));
    const isNear = (name: string) => imports.has(name) || testsOf(name) === file || isBelow(name);
    return new Set(Object.entries(byFile).flatMap(([name, ids]) => (isNear(name) ? ids : [])));
  }
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
