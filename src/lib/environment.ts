/**
 * Every environment variable of this site: what it does, and what holds without it. The table of the README has the
 * same rows. All are optional.
 */
export const VARIABLES = {
  API_BASE_URL: {
    does: 'host of the APIs on all pages and samples; the attribute translations are fetched from it at build',
    without: 'the host of `src/site/site.ts`; the committed snapshot of the translations',
  },
  API_KEY: {
    does: 'key for that one call; reaches no file, log or page',
    without: 'with `API_BASE_URL` the call fails: see the next line',
  },
  ATTRIBUTE_TRANSLATIONS_FALLBACK: {
    does: '`snapshot`: build with the committed snapshot when the call fails',
    without: 'a failing call ends the build',
  },
  DANGLING_REFERENCES: {
    does: '`warn`: what guides, data and contracts link to or quote may be missing; each place is a warning',
    without: 'each such place is listed with file and line, and the build fails',
  },
  FEEDBACK_PROJECT_ID: {
    does: "PushFeedback project that readers' feedback goes to",
    without: 'pages have no feedback form',
  },
  SOURCE_DATE_EPOCH: {
    does: 'time of the build in seconds, for what is dated in it',
    without: 'now, in whole months of UTC',
  },
  BUNDLER: { does: '`webpack`: build with webpack and Babel', without: 'rspack with SWC' },
  PORTAL_BUILD: { does: 'folder the browser tests look at', without: '`build`' },
  PORT: { does: 'port of the sandbox', without: '4010' },
  CHROMIUM: { does: 'browser for the tests', without: 'the usual places are searched' },
  LIGHTHOUSE: {
    does: 'program that `tests/bench/earlyScript.ts` measures with',
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
