import { type Hosting, NOTE } from './types';

// Go's regular expressions have no lookahead, so a second matcher excepts security.txt.
const HIDDEN = String.raw`(^|/)\.|^/_(headers|redirects)$|^/404\.html$`;

/** A snippet for a Caddyfile: `import portal` inside the site's block, after its `root`. */
export function caddySnippet({ policy, redirects, slashed }: Hosting): string {
  const headers = Object.entries(policy.headers).map(([name, value]) => `\t\t\t${name} "${value}"`);
  // The last header that matches applies, so the general one comes first.
  const caching = [...policy.caching]
    .reverse()
    .map(({ prefix, value }) => `\t\theader ${prefix}* Cache-Control "${value}"`);
  const revalidate = policy.caching.find(({ prefix }) => prefix === '/')?.value;
  const withSlash = slashed.filter((path) => path !== '/');
  return `# ${NOTE}
(portal) {
	# In a route, directives run in the order they are written in.
	route {
		header {
${headers.join('\n')}
		}
		header {
			Vary Accept-Encoding
			defer
		}
${caching.join('\n')}
		map {query} {portal_query} {
			~(.+) "?\${1}"
			default ""
		}
		@hidden {
			path_regexp ${HIDDEN}
			not path /.well-known/security.txt
		}
		error @hidden 404
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `\t\tredir ${path} ${to}{portal_query} 301`)).join('\n')}
${withSlash.flatMap((path) => [path.slice(0, -1), `${path}index.html`].map((from) => `\t\tredir ${from} ${path}{portal_query} 301`)).join('\n')}
		redir /index.html /{portal_query} 301
		@bare {
			path_regexp bare ^((?:/[A-Za-z0-9._~%-]+)+)/(?:index\\.html)?$
${withSlash.map((path) => `\t\t\tnot path ${path}`).join('\n')}
		}
		redir @bare {re.bare.1}{portal_query} 301
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		header Cache-Control "${revalidate}"
		rewrite * /404.html
		file_server
	}
}
`;
}
