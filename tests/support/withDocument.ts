import { afterAll, beforeAll } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/**
 * Provides a document while the tests of a file run. `@vitest-environment` would use a separate process, and later
 * files would load all modules again.
 */
export function withDocument(): void {
  let environment: Awaited<ReturnType<typeof builtinEnvironments.jsdom.setup>>;
  beforeAll(async () => {
    environment = await builtinEnvironments.jsdom.setup(globalThis, {});
  });
  afterAll(() => environment.teardown(globalThis));
}
