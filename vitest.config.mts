import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const stub = (name: string) => path.resolve('tests/support/docusaurus', name);

export default defineConfig({
  resolve: {
    // Docusaurus resolves these names with webpack; in unit tests plain React stands in for them.
    alias: {
      '@docusaurus/Link': stub('Link.tsx'),
      '@docusaurus/useBrokenLinks': stub('useBrokenLinks.ts'),
      '@theme/Heading': stub('Heading.tsx'),
    },
  },
  // tsconfig leaves JSX to Docusaurus' compiler; here it is compiled.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx,mts}'],
    // Tests that build the site or start other programs; `npm run test:quick` leaves them out.
    exclude: process.env.QUICK ? ['**/*.run.test.*', '**/canary.test.*', 'node_modules'] : ['node_modules'],
    testTimeout: 60_000,
    // One more try where a busy machine decides: what fails twice has failed.
    retry: process.env.QUICK ? 0 : 1,
    // Many tests wait for programs they start; by default a machine of two cores would get one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
