import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '../../src/command';
import { copySite } from '../support/copySite';
import { measure } from './measure';

/**
 * Cold and warm build of this site against the stock webpack bundler, in one run:
 * `npx tsx tests/bench/builds.ts`. Prints JSON, then a table.
 */
command(async () => {
  const BUILD = 'npx docusaurus build';
  const rows: object[] = [];
  const site = await copySite();
  const config = path.join(site, 'docusaurus.config.ts');
  const ours = await readFile(config, 'utf8');
  const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus' };

  for (const [bundler, text] of [
    ['rspack (ours)', ours],
    ['webpack (stock)', ours.replace('experimental_faster: true', 'experimental_faster: false')],
  ] as const) {
    await writeFile(config, text);
    for (const folder of ['build', '.docusaurus', '.generated', 'docs/api']) {
      await rm(path.join(site, folder), { recursive: true, force: true });
    }
    rows.push({ bundler, run: 'cold', ...(await measure(BUILD, site, env)) });
    rows.push({ bundler, run: 'warm', ...(await measure(BUILD, site, env)) });
  }
  await rm(site, { recursive: true, force: true });
  console.log(JSON.stringify(rows));
  console.table(rows);
});
