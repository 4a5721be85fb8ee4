import { fetchUrl } from '../lib/basePath';
import type { OwnSandbox } from './ownerTypes';
import type { Site } from './site';

/** The sandbox of a site that says nothing about it. */
export const DEFAULT_SANDBOX: OwnSandbox = { url: 'http://127.0.0.1:4010', key: 'Any key works.', example: '/' };

/** Returns names and texts of the sandbox for the command line, `GET /` and the download. */
export function aboutOf({ site, sandbox }: Pick<Site, 'site' | 'sandbox'>) {
  const { url, key, example } = sandbox ?? DEFAULT_SANDBOX;
  const tarball = `${site.slug}.tgz`;
  const file = `${site.url ? fetchUrl(site) : '.'}/${tarball}`;
  return {
    title: `Sandbox of the ${site.title}`,
    note: `Everything in it is invented. ${key}`.trim(),
    /** Path of an operation that responds with success to a GET request without parameters. */
    example,
    /** Command that gets a success response from the sandbox at `origin`. */
    tryIt: example === '/' ? undefined : (origin: string) => `curl -H 'X-API-Key: sandbox' ${origin}${example}`,
    /** File name of the npm package that has the documentation and the sandbox, at the root of the site. */
    tarball,
    /** Address from which it is fetched; of a site without an address that of a file that was downloaded. */
    file,
    /** Command that fetches and starts it. */
    npx: `npx --yes ${file}`,
    /** Origin with the default port. */
    origin: url,
  };
}
