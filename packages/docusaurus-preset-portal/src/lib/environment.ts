/** Environment variables of this site, all optional. The table of the README has the same rows. */
export const VARIABLES = {
  API_BASE_URL: {
    does: 'host of the APIs on all pages and in all samples; a build fetches the attribute translations from it',
    without: 'the host of `src/site/site.ts`; the committed snapshot of the translations',
  },
  API_KEY: {
    does: 'key for that call; it is written to no file and no log, no other program gets it, and no link or import of a page can reach it',
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
    without: 'the foot of a page links to the contact in `src/site/site.ts`, with the address of the page',
  },
  SOURCE_DATE_EPOCH: {
    does: 'time of the build in seconds since 1970, for the dates in its files',
    without: 'the current month in UTC',
  },
  BUNDLER: { does: '`webpack`: build with webpack and Babel', without: 'rspack with SWC' },
  PORTAL_BUILD: { does: 'folder of the build that the browser tests use', without: '`build`' },
  PORT: { does: 'port of the sandbox', without: '4010' },
  CHROMIUM: { does: 'path of the browser for the tests', without: 'the usual folders are searched' },
} as const satisfies Record<string, { does: string; without: string }>;

/** Returns the trimmed value of a variable; empty if it is not set. */
export const readVariable = (name: keyof typeof VARIABLES, env: NodeJS.ProcessEnv): string => env[name]?.trim() ?? '';

let apiKey = '';

/**
 * Returns the API key and removes it from the environment, so that pages, packages and child processes cannot read it.
 *
 * @param isLast True to forget the key: a build does so before pages run; the dev server reloads and needs it again.
 */
export function takeApiKey(env: NodeJS.ProcessEnv, isLast = false): string {
  const key = readVariable('API_KEY', env) || apiKey;
  delete env.API_KEY;
  apiKey = isLast ? '' : key;
  return key;
}
