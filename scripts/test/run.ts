import { command } from '../../src/command';
import { ensureChromium } from './chromium';
import { playwright, step, type Tally, vitest } from './steps';

/**
 * Everything CI asks for: static checks, unit tests, build, browser tests.
 * Prints one closing line, `N passed, N failed`, over all of them.
 */
command(async () => {
  const tally: Tally = { passed: 0, failed: 0 };
  const add = ({ passed, failed }: Tally) => {
    tally.passed += passed;
    tally.failed += failed;
  };

  process.env.CHROMIUM = await ensureChromium();
  add(await step('Generate the reference', 'npm run --silent generate'));
  add(await step('Types', 'npm run --silent check:types'));
  add(await step('Format and lint', 'npm run --silent check:code'));
  add(await step('Contracts', 'npm run --silent lint:specs'));
  add(await step('Prose', 'npm run --silent check:prose'));
  add(await vitest());
  const built = await step('Build the site', 'npm run --silent build');
  add(built);
  // Without a build every browser test would fail for the same reason: one failure says it.
  if (built.failed === 0) {
    add(await step('Links', 'npm run --silent check:links'));
    add(await playwright());
  }

  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
});
