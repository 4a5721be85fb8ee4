import { afterAll, beforeAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/**
 * Provides a document while the tests of a file run. `@vitest-environment` would use a separate process, and later
 * files would load all modules again.
 */
export function withDocument(): void {
  let given: Awaited<ReturnType<typeof builtinEnvironments.jsdom.setup>>;
  beforeAll(async () => {
    given = await builtinEnvironments.jsdom.setup(globalThis, {});
  });
  afterAll(() => given.teardown(globalThis));
}
