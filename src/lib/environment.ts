/**
 * Every environment variable of this site: what it does, and what holds without it. The table of the README has the
 * same rows. All are optional.
 */
export const VARIABLES = {
  API_BASE_URL: {
    does: 'host of the APIs on all pages and in all samples; a build fetches the attribute translations from it',
    without: 'the host of `src/site/site.ts`; the committed snapshot of the translations',
  },
  API_KEY: {
    does: 'key for that call; it is written to no file, log or page',
    without: 'with `API_BASE_URL` the call fails, as in the next line',
  },
  ATTRIBUTE_TRANSLATIONS_FALLBACK: {
    does: '`snapshot`: build with the committed snapshot if the call fails',
    without: 'the build fails if the call fails',
  },
  DANGLING_REFERENCES: {
    does: '`warn`: a link or quote in guides, data and contracts whose target is missing is a warning',
    without: 'it is an error with file and line, and the build fails',
  },
  FEEDBACK_PROJECT_ID: {
    does: "PushFeedback project that receives the readers' feedback",
    without: 'pages have no feedback form',
  },
  SOURCE_DATE_EPOCH: {
    does: 'time of the build in seconds since 1970, for the dates in its files',
    without: 'the current month in UTC',
  },
  BUNDLER: { does: '`webpack`: build with webpack and Babel', without: 'rspack with SWC' },
  PORTAL_BUILD: { does: 'folder of the build that the browser tests use', without: '`build`' },
  PORT: { does: 'port of the sandbox', without: '4010' },
  CHROMIUM: { does: 'path of the browser for the tests', without: 'the usual folders are searched' },
  LIGHTHOUSE: {
    does: 'path of the program that `tests/bench/earlyScript.ts` uses',
    without: 'npx fetches it',
  },
} as const satisfies Record<string, { does: string; without: string }>;

/** Value of a variable without space around it; empty when it is not set. */
export const readVariable = (name: keyof typeof VARIABLES, env: NodeJS.ProcessEnv): string => env[name]?.trim() ?? '';

/** The environment for a child process that has no use for the API key. */
export function withoutApiKey({ API_KEY: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}

const KEPT = Symbol.for('portal.api-key');

/**
 * The API key, taken out of the environment: what runs later in this process (pages, other packages, child processes)
 * does not find it there. Kept in a place that is neither written nor printed.
 *
 * @param isLast Nobody needs it after this call: a build forgets it before pages run; the dev server reloads.
 * @returns Empty when there is none.
 */
export function takeApiKey(env: NodeJS.ProcessEnv, isLast = false): string {
  const kept = globalThis as { [KEPT]?: () => string };
  const key = readVariable('API_KEY', env) || (kept[KEPT]?.() ?? '');
  delete env.API_KEY;
  if (isLast) delete kept[KEPT];
  else if (key) Object.defineProperty(kept, KEPT, { value: () => key, configurable: true, enumerable: false });
  return key;
}
