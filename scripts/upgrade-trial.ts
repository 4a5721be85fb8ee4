import '../src/site/use';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { tryUpgrade } from '../tests/upgrade/trial';

const usage = `Usage: npx tsx scripts/upgrade-trial.ts [--keep]

Upgrades a copy of the site to the next versions of Docusaurus, its OpenAPI plugin and React, and reports what works; see
CONTRIBUTING.md.
  --keep  Keeps the copy.`;

commandLine({ usage, options: { keep: { type: 'boolean', default: false } } }, ({ keep }) =>
  tryUpgrade(console.log, keep),
);
