import { afterAll, beforeAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/**
 * Gives the tests of a file a document while they run. `@vitest-environment` would do so in a process of its own, and the
 * files after it would load all modules anew.
 */
export function withDocument(): void {
  let given: Awaited<ReturnType<typeof builtinEnvironments.jsdom.setup>>;
  beforeAll(async () => {
    given = await builtinEnvironments.jsdom.setup(globalThis, {});
  });
  afterAll(() => given.teardown(globalThis));
}
