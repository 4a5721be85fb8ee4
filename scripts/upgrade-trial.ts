import { command } from '../src/command';
import { tryUpgrade } from '../tests/upgrade/trial';

/**
 * Tries the next versions of Docusaurus, its OpenAPI plugin and React on a copy of the site; see UPGRADING.md.
 *
 *     npx tsx scripts/upgrade-trial.ts           reports what works
 *     npx tsx scripts/upgrade-trial.ts --keep    and leaves the copy
 */
command(() => tryUpgrade(console.log, process.argv.includes('--keep')));
