import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { copySite } from '../support/copySite';
import { type Measured, measure } from './measure';

const row = ({ steps, ...all }: Measured) => ({ ...all, ...steps });

/**
 * Compares a cold and a warm build of this site with the stock webpack bundler, in one run: `npx tsx
 * tests/bench/builds.ts`. Prints JSON, then a table.
 */
runCli(async () => {
  const BUILD = 'npx docusaurus build';
  const rows: object[] = [];
  const site = await copySite();
  for (const bundler of ['rspack', 'webpack']) {
    const env = { ...process.env, DOCUSAURUS_PERF_LOGGER: 'true', BUNDLER: bundler };
    for (const folder of ['build', '.docusaurus', '.generated', 'docs/api']) {
      await rm(path.join(site, folder), { recursive: true, force: true });
    }
    rows.push({ bundler, run: 'cold', ...row(await measure(BUILD, site, env)) });
    rows.push({ bundler, run: 'warm', ...row(await measure(BUILD, site, env)) });
  }
  await rm(site, { recursive: true, force: true });
  console.log(JSON.stringify(rows));
  console.table(rows);
});
