import { readVariable } from '../../../lib/environment';

/**
 * The time of the build, in whole months of UTC: what is written with it must not
 * make two builds of the same source differ. `SOURCE_DATE_EPOCH` (seconds) sets it.
 */
export function buildMonth(env: NodeJS.ProcessEnv = process.env): Date {
  const seconds = readVariable('SOURCE_DATE_EPOCH', env);
  const now = seconds ? new Date(Number(seconds) * 1000) : new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
