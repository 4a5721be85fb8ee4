/** Environment variables of this site, all optional. The table of the README says what each does. */
export const VARIABLES = [
  'API_BASE_URL',
  'API_KEY',
  'ATTRIBUTE_TRANSLATIONS_FALLBACK',
  'DANGLING_REFERENCES',
  'FEEDBACK_PROJECT_ID',
  'SOURCE_DATE_EPOCH',
  'BUNDLER',
  'PORTAL_BUILD',
  'PORT',
  'CHROMIUM',
] as const;

/** Returns the trimmed value of a variable; empty if it is not set. */
export const readVariable = (name: (typeof VARIABLES)[number], env: NodeJS.ProcessEnv): string =>
  env[name]?.trim() ?? '';

/**
 * Returns the API key. A build removes it from the environment, so that pages, packages and child processes cannot read it;
 * the dev server reloads and needs it again.
 */
export function takeApiKey(env: NodeJS.ProcessEnv): string {
  const key = readVariable('API_KEY', env);
  if (env.NODE_ENV === 'production') delete env.API_KEY;
  return key;
}

/** Month of the build (UTC), so that builds of one source do not differ; `SOURCE_DATE_EPOCH` (seconds) sets it. */
export function buildMonth(env: NodeJS.ProcessEnv = process.env): Date {
  const seconds = readVariable('SOURCE_DATE_EPOCH', env);
  const now = seconds ? new Date(Number(seconds) * 1000) : new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
