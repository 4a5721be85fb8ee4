import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '../src/command';
import { allowedScripts } from '../src/delivery/harden/allowedScripts';
import { buildMonth } from '../src/delivery/harden/clock';
import { compress } from '../src/delivery/harden/compress';
import { inlineHashes } from '../src/delivery/harden/inline';
import { readPages } from '../src/delivery/harden/pages';
import { policyOf } from '../src/delivery/harden/policy';
import { sbom } from '../src/delivery/harden/sbom';
import { sealPages } from '../src/delivery/harden/seal';
import { securityTxt } from '../src/delivery/harden/securityTxt';
import { caddySnippet } from '../src/delivery/hosting/caddy';
import { cloudfrontPolicy } from '../src/delivery/hosting/cloudfront';
import { headersFile, redirectsFile } from '../src/delivery/hosting/netlify';
import { nginxHeaders, nginxMaps } from '../src/delivery/hosting/nginx';
import { canonicalPaths, readRedirects } from '../src/delivery/hosting/redirects';
import type { Hosting } from '../src/delivery/hosting/types';

/**
 * What comes after `docusaurus build`, when every byte of the pages is final:
 * policy and integrity into the pages, the files of operators, SBOM, security.txt,
 * compressed copies.
 *
 * Usage: tsx scripts/harden.ts [build folder] [folder for operators' files]
 */
command(async () => {
  const [build = 'build', deploy = '.generated/deploy'] = process.argv.slice(2);

  async function put(folder: string, name: string, content: string) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }

  const pages = await readPages(build);
  const policy = policyOf(
    inlineHashes(pages, await allowedScripts()),
    Boolean(process.env.FEEDBACK_PROJECT_ID?.trim()),
  );
  await sealPages(build, pages, policy.meta);

  const paths = await canonicalPaths(build);
  const redirects = await readRedirects('docs/_data/redirects.json', paths);
  const hosting: Hosting = { policy, redirects, slashed: paths.filter((one) => one.endsWith('/')) };
  await put(build, '_headers', headersFile(hosting));
  await put(build, '_redirects', redirectsFile(hosting));
  await put(build, '.well-known/security.txt', securityTxt(buildMonth()));
  await put(build, 'sbom.cdx.json', await sbom());
  await put(deploy, 'nginx/headers.conf', nginxHeaders(hosting));
  await put(deploy, 'nginx/maps.conf', nginxMaps(hosting));
  await put(deploy, 'nginx/portal.conf', await readFile('src/delivery/hosting/portal.conf', 'utf8'));
  await put(deploy, 'Caddyfile.portal', caddySnippet(hosting));
  await put(deploy, 'cloudfront-response-headers.json', cloudfrontPolicy(hosting));

  const compressed = await compress(build);
  const bytes = policy.headers['Content-Security-Policy']?.length;
  console.log(
    `Hardened ${pages.length} pages: content policy ${bytes} bytes, ${compressed} files compressed. Operators: ${deploy}.`,
  );
});
