import { site } from '../../site';

const name = `${site.slug}-sandbox`;

/** What the sandbox says of itself: on the command line, at `GET /` and in the files a reader takes. */
export const about = {
  title: `Sandbox of the ${site.title}`,
  note: 'Everything in it is invented. Any API key works.',
  /** A command that gets a success response from the sandbox at `origin`. */
  tryIt: (origin: string) => `curl -H 'X-API-Key: sandbox' ${origin}/denmark/data/companies/09900012`,
  /** Name of the npm package, of its command and of the container image. */
  name,
  /** Name of the packed file. */
  file: `${name}.mjs`,
  /** Name of the npm package as a file. */
  tarball: `${name}.tgz`,
  /** Port when none is given. */
  port: 4010,
  /** Where the sandbox answers when no port is given. */
  origin: 'http://127.0.0.1:4010',
};
