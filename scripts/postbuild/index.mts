import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allowedScripts } from './allowedScripts.mts';
import { buildMonth } from './clock.mts';
import { compress } from './compress.mts';
import { caddySnippet } from './forms/caddy.mts';
import { cloudfrontPolicy } from './forms/cloudfront.mts';
import { headersFile, redirectsFile } from './forms/netlify.mts';
import { nginxHeaders, nginxMaps } from './forms/nginx.mts';
import type { Hosting } from './forms/types.mts';
import { inlineHashes } from './inline.mts';
import { readPages } from './pages.mts';
import { policyOf } from './policy.mts';
import { canonicalPaths, readRedirects } from './redirects.mts';
import { sbom } from './sbom.mts';
import { sealPages } from './seal.mts';
import { securityTxt } from './securityTxt.mts';

/**
 * What comes after `docusaurus build`, when every byte of the pages is final:
 * policy and integrity into the pages, the files of operators, SBOM, security.txt,
 * compressed copies.
 *
 * Usage: tsx scripts/postbuild/index.mts [build folder] [folder for operators' files]
 */
const [build = 'build', deploy = '.generated/deploy'] = process.argv.slice(2);

async function put(folder: string, name: string, content: string) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const pages = await readPages(build);
const policy = policyOf(inlineHashes(pages, await allowedScripts()), Boolean(process.env.FEEDBACK_PROJECT_ID?.trim()));
await sealPages(build, pages, policy.meta);

const paths = await canonicalPaths(build);
const redirects = await readRedirects('deploy/redirects.json', paths);
const hosting: Hosting = { policy, redirects, slashed: paths.filter((one) => one.endsWith('/')) };
await put(build, '_headers', headersFile(hosting));
await put(build, '_redirects', redirectsFile(hosting));
await put(build, '.well-known/security.txt', securityTxt(buildMonth()));
await put(build, 'sbom.cdx.json', await sbom());
await put(deploy, 'nginx/headers.conf', nginxHeaders(hosting));
await put(deploy, 'nginx/maps.conf', nginxMaps(hosting));
await put(deploy, 'nginx/portal.conf', await readFile('deploy/nginx/portal.conf', 'utf8'));
await put(deploy, 'Caddyfile.portal', caddySnippet(hosting));
await put(deploy, 'cloudfront-response-headers.json', cloudfrontPolicy(hosting));

const compressed = await compress(build);
const bytes = policy.headers['Content-Security-Policy']?.length;
console.log(
  `Hardened ${pages.length} pages: content policy ${bytes} bytes, ${compressed} files compressed. Operators: ${deploy}.`,
);
