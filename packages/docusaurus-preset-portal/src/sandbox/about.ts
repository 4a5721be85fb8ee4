import { sandbox, site } from 'docusaurus-preset-portal/content';
import { siteUrl } from '../lib/basePath';

/** Used where readers have no sandbox of their own: programs that serve one take its port. */
const DEFAULT: NonNullable<typeof sandbox> = { url: 'http://127.0.0.1:4010', key: '', example: '/' };

const { url, key, example } = sandbox ?? DEFAULT;

const tarball = `${site.slug}.tgz`;

/** Names and texts of the sandbox for the command line, `GET /` and the download. */
export const about = {
  title: `Sandbox of the ${site.title}`,
  note: `Everything in it is invented. ${key}`.trim(),
  /** Path of an operation that responds with success to a GET request without parameters. */
  example,
  /** Command that gets a success response from the sandbox at `origin`. */
  tryIt: (origin: string) => `curl -H 'X-API-Key: sandbox' ${origin}${example}`,
  /** File name of the npm package that has the documentation and the sandbox, at the root of the site. */
  tarball,
  /** Command that fetches and starts it; of a site without an address the one for a file that was downloaded. */
  npx: `npx --yes ${site.url ? siteUrl(site) : '.'}/${tarball}`,
  /** Default port. */
  port: Number(new URL(url).port),
  /** Origin with the default port. */
  origin: url,
};
