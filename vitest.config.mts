import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const stub = (name: string) => path.resolve('tests/support/docusaurus', name);

/** Packages are read as sources: tests import some of their modules by path. */
const conditions = ['portal-source', ...defaultServerConditions];

/** Tests that build the site, start other programs, or compute for seconds: not for `npm test`. */
const SLOW = [
  '**/*.run.test.*',
  ...['contract-diff/layout', 'contracts/lint-specs', 'mutations/mutations', 'sample/valid'].map(
    (name) => `**/${name}.test.ts`,
  ),
];
/** Tests that take too long for every change: only at night. */
const NIGHTLY = '**/*.nightly.test.*';
/** Files that a mode (`vitest --mode …`) excludes; `night` excludes none. `npm test` runs `quick`, `npm run test:all` also `others`. */
const LEFT_OUT: Record<string, string[]> = {
  quick: [...SLOW, NIGHTLY],
  others: [NIGHTLY],
  test: [NIGHTLY],
  prove: [NIGHTLY],
};

export default defineConfig(({ mode }) => ({
  ssr: { resolve: { conditions } },
  resolve: {
    conditions,
    // Docusaurus resolves these names with webpack; unit tests use plain React instead.
    alias: [
      // As the bundlers do; a name alone would stand for longer ones, too.
      { find: /^docusaurus-preset-portal\/content$/, replacement: path.resolve('src/site/index.ts') },
      ...Object.entries({
        '@site': path.resolve('.'),
        '@verdict': path.resolve('packages/docusaurus-preset-portal/src/search/client/identifierVerdict'),
        '@client-writers': path.resolve('packages/api-clients/src/samples'),
        '@docusaurus/Head': stub('Head.tsx'),
        '@docusaurus/Link': stub('Link.tsx'),
        '@docusaurus/useBrokenLinks': stub('useBrokenLinks.ts'),
        ...Object.fromEntries(
          ['PortalOperation', 'PortalPanel', 'PortalField', 'PortalSample'].map((name) => [
            `@theme/${name}`,
            path.resolve('packages/docusaurus-preset-portal/src/reference/theme', name),
          ]),
        ),
      }).map(([find, replacement]) => ({ find, replacement })),
    ],
  },
  // tsconfig leaves JSX to the compiler of Docusaurus; here Vitest compiles it.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: mode === 'others' ? SLOW : ['**/*.test.{ts,tsx,mts}'],
    // `.generated` contains copies of the site.
    exclude: ['**/node_modules/**', '.generated/**', ...(LEFT_OUT[mode] ?? [])],
    globalSetup: 'tests/support/processFolder.ts',
    // Long enough for a slow or busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Files share the modules of a worker: loading them for each file took half of the time. A test restores what it
    // changes in the process (variables, spies, folder).
    isolate: false,
    // `scripts/test.ts` adds up the reports.
    reporters: ['default', ['json', { outputFile: `.generated/reports/${mode}.json` }]],
    // Each worker loads and compiles the modules again: with two, unit tests take twice the processor time. Many of the
    // other tests wait for programs; by default a machine with two cores would get one worker.
    maxWorkers: Math.max(mode === 'quick' ? 1 : 2, availableParallelism() - 1),
  },
}));
