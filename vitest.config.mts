import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const stub = (name: string) => path.resolve('tests/support/docusaurus', name);

/** Tests that build the site, start other programs, or compute for so long that nobody would wait for them. */
const SLOW = '**/*.run.test.*';
/** Tests that take too long for every change. */
const NIGHTLY = '**/*.nightly.test.*';
/** What a mode (`vitest --mode …`) leaves out; `all` leaves out nothing. The test line makes `quick` and `slow`. */
const LEFT_OUT: Record<string, string[]> = {
  quick: [SLOW, NIGHTLY],
  slow: [NIGHTLY],
  test: [NIGHTLY],
  prove: [NIGHTLY],
};

export default defineConfig(({ mode }) => ({
  resolve: {
    // Docusaurus resolves these names with webpack; in unit tests plain React stands in for them.
    alias: {
      '@docusaurus/Head': stub('Head.tsx'),
      '@docusaurus/Link': stub('Link.tsx'),
      '@docusaurus/useBrokenLinks': stub('useBrokenLinks.ts'),
      '@theme/Heading': stub('Heading.tsx'),
    },
  },
  // tsconfig leaves JSX to Docusaurus' compiler; here it is compiled.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [mode === 'slow' ? SLOW : '**/*.test.{ts,tsx,mts}'],
    // Copies of the site lie in the second one.
    exclude: ['**/node_modules/**', '.generated/**', ...(LEFT_OUT[mode] ?? [])],
    // They end what hangs: a slow or busy machine fails no test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Files share a worker's modules: loading them anew for each file took half of the time. A test puts back what it
    // changes of the process (variables, spies, folder).
    isolate: false,
    // One more try where a busy machine decides: what fails twice has failed.
    retry: mode === 'quick' ? 0 : 1,
    // Many tests wait for programs they start; by default a machine of two cores would get one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
}));
