import { sandbox, site } from '#site';

if (!sandbox) throw new Error('src/site/site.ts has no sandbox. Set its url.');

const name = `${site.slug}-sandbox`;

/** Names and texts of the sandbox for the command line, `GET /` and the downloads. */
export const about = {
  title: `Sandbox of the ${site.title}`,
  note: `Everything in it is invented. ${sandbox.key}`,
  /** Command that gets a success response from the sandbox at `origin`. */
  tryIt: (origin: string) => `curl -H 'X-API-Key: sandbox' ${origin}/denmark/data/companies/09900012`,
  /** Name of the npm package and of its command. */
  name,
  /** Name of the bundled file. */
  file: `${name}.mjs`,
  /** File name of the npm package. */
  tarball: `${name}.tgz`,
  /** Default port. */
  port: Number(new URL(sandbox.url).port),
  /** Origin with the default port. */
  origin: sandbox.url,
};
