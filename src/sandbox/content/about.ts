import { site } from '../../site';

/** What the sandbox says of itself: on the command line, at `GET /` and in the packed file. */
export const about = {
  title: `Sandbox of the ${site.title}`,
  note: 'Everything in it is invented. Any API key works.',
  /** A command that gets a success response from the sandbox at `origin`. */
  tryIt: (origin: string) => `curl -H 'X-API-Key: sandbox' ${origin}/denmark/data/companies/09900012`,
  /** Name of the packed file. */
  file: `${site.slug}-sandbox.mjs`,
};
