import { defineConfig } from 'vitest/config';

/** The unit tests beside the mutated folders only: they run once for every mutant. */
export default defineConfig({
  test: {
    include: [
      'src/openapi/**/*.test.ts',
      'src/vocabulary/**/*.test.ts',
      'src/reference/{generate,exports,requests,samples}/**/*.test.ts',
    ],
    // They start other programs.
    exclude: ['**/*.run.test.ts'],
  },
});
