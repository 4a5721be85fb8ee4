import { sandbox, site } from '../../site';

if (!sandbox) throw new Error('src/site.ts says of no sandbox where it answers.');

const name = `${site.slug}-sandbox`;

/** What the sandbox says of itself: on the command line, at `GET /` and in the files a reader takes. */
export const about = {
  title: `Sandbox of the ${site.title}`,
  note: `Everything in it is invented. ${sandbox.key}`,
  /** A command that gets a success response from the sandbox at `origin`. */
  tryIt: (origin: string) => `curl -H 'X-API-Key: sandbox' ${origin}/denmark/data/companies/09900012`,
  /** Name of the npm package, and of its command. */
  name,
  /** Name of the packed file. */
  file: `${name}.mjs`,
  /** Name of the npm package as a file. */
  tarball: `${name}.tgz`,
  /** Port when none is given. */
  port: Number(new URL(sandbox.url).port),
  /** Where the sandbox answers when no port is given. */
  origin: sandbox.url,
};
