import { readVariable } from '../../../lib/environment';

/** Month of the build (UTC), so that builds of one source do not differ; `SOURCE_DATE_EPOCH` (seconds) sets it. */
export function buildMonth(env: NodeJS.ProcessEnv = process.env): Date {
  const seconds = readVariable('SOURCE_DATE_EPOCH', env);
  const now = seconds ? new Date(Number(seconds) * 1000) : new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
