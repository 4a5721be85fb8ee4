import { commandLine } from '../src/lib/runCli';
import { tryUpgrade } from '../tests/upgrade/trial';

const usage = `Usage: npx tsx scripts/upgrade-trial.ts [--keep]

Tries the next versions of Docusaurus, its OpenAPI plugin and React on a copy of the site, and reports what works; see
UPGRADING.md.
  --keep  Leaves the copy.`;

commandLine({ usage, options: { keep: { type: 'boolean', default: false } } }, ({ keep }) =>
  tryUpgrade(console.log, keep),
);
