import { type Hosting, NOTE } from './types.mts';

/** A snippet for a Caddyfile: `import portal` inside the site's block. */
export function caddySnippet({ policy, redirects, slashed }: Hosting): string {
  const headers = Object.entries(policy.headers).map(([name, value]) => `\t\t${name} "${value}"`);
  const caching = [...policy.caching]
    .reverse()
    .map(({ prefix, value }) => `\theader ${prefix}* Cache-Control "${value}"`);
  const kept = slashed.map((path) => path).join(' ');
  return `# ${NOTE}
(portal) {
\theader {
${headers.join('\n')}
\t}
${caching.join('\n')}
${redirects.map(({ from, to }) => `\tredir ${from} ${to}{http.request.uri.query_string} 301`).join('\n')}
\t@hidden path_regexp (^|/)\\.(?!well-known/)
\trespond @hidden 404
\t@slash {
\t\tpath_regexp slash ^((?:/[A-Za-z0-9._~%-]+)+)/$
\t\tnot path ${kept}
\t}
\tredir @slash {re.slash.1}{http.request.uri.query_string} 301
\ttry_files {path} {path}/index.html
\tfile_server {
\t\tprecompressed br gzip
\t}
\thandle_errors {
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`;
}
