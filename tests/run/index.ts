import { removeShared } from '../changed-site';
import { missingPrograms } from '../programs';
import { longest } from './longest';
import { schedule } from './schedule';
import { PLACES, reports, stepsOf } from './steps';
import { closingLine, sum } from './tally';

/** So many files are named as those that took longest. */
const LONGEST = 15;

/**
 * The test line: everything CI asks for. Ends with one line, `N passed, N failed`, over all steps, and the number of
 * skipped tests if there are any; the lines above it name those that failed, with their messages, and the skipped.
 *
 * @returns The exit code.
 */
export async function testLine(all: boolean): Promise<number> {
  process.env.PORTAL_CHANGED_SITE = 'shared';
  const total = sum(await schedule(stepsOf(all), PLACES));
  await removeShared();
  console.log('\nTook longest:');
  for (const line of await longest(Object.values(reports), LONGEST)) console.log(`  ${line}`);
  if (total.skipped.length > 0) {
    console.log('Skipped:');
    for (const name of total.skipped) console.log(`  ${name}`);
    for (const message of missingPrograms(all)) console.log(message);
  }
  if (total.failures.length > 0) console.log(['Failed:', ...total.failures].join('\n  '));
  console.log(closingLine(total));
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}
