import { removeShared } from '../changed-site';
import { missingPrograms } from '../programs';
import { longest } from './longest';
import type { Part } from './parts';
import { schedule } from './schedule';
import { reports, SLOTS, stepsOf } from './steps';
import { lastLines, sum } from './tally';

/** Number of slowest files in the summary. */
const LONGEST = 15;

/**
 * Runs a line of tests. The last line is `N passed, N failed` over all steps, with the numbers of
 * retried and skipped tests if there are any; the lines above name them and the failures.
 *
 * @returns The exit code.
 */
export async function testLine(part: Part): Promise<number> {
  process.env.PORTAL_CHANGED_SITE = 'shared';
  const total = sum(await schedule(stepsOf(part), SLOTS));
  await removeShared();
  console.log('\nSlowest files:');
  for (const line of await longest(Object.values(reports), LONGEST)) console.log(`  ${line}`);
  for (const line of lastLines(total, missingPrograms(part))) console.log(line);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}
