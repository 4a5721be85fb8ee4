import { withBasePath } from '../../../lib/basePath';
import { escapeRegExp } from '../../../lib/escapeRegExp';
import { type Hosting, NOTE } from './types';

// Go's regular expressions have no lookahead, so a second matcher excepts security.txt.
const hiddenBelow = (root: string) => String.raw`(^|/)\.|^${root}_(headers|redirects)$|^${root}404\.html$`;

/** A snippet for a Caddyfile: `import portal` inside the site's block, after its `root`. */
export function caddySnippet({ policy, redirects, slashed, basePath }: Hosting): string {
  const at = (path: string) => withBasePath(path, basePath);
  const headers = Object.entries(policy.headers).map(([name, value]) => `\t\t\t${name} "${value}"`);
  // The last header that matches applies, so the general one comes first.
  const caching = [...policy.caching]
    .reverse()
    .map(({ prefix, value }) => `\t\theader ${at(prefix)}* Cache-Control "${value}"`);
  const revalidate = policy.caching.find(({ prefix }) => prefix === '/')?.value;
  const withSlash = slashed.filter((path) => path !== '/').map(at);
  // Without its slash the address of the landing page is that of no other page.
  const bareRoot = basePath === '/' ? '' : `\t\tredir ${basePath.slice(0, -1)} ${basePath}{portal_query} 301\n`;
  const notBare = basePath === '/' ? withSlash : [basePath, ...withSlash];
  return `# ${NOTE}
(portal) {
	# In a route, directives run in the order they are written in.
	route {
		header {
${headers.join('\n')}
		}
		# Only addresses of pages have several forms.
		@page not path_regexp \\.[a-z0-9]+$
		@file path_regexp \\.[a-z0-9]+$
		header @page {
			Vary "Accept, Accept-Encoding"
			defer
		}
		header @file {
			Vary Accept-Encoding
			defer
		}
${caching.join('\n')}
		map {query} {portal_query} {
			~(.+) "?\${1}"
			default ""
		}
		# The Markdown of a page. Not by a matcher's regular expression: matchers of a set run in no order.
		map {path} {portal_twin} {
			${basePath} ${at('/index.md')}
${withSlash.map((path) => `\t\t\t${path} ${path.slice(0, -1)}.md`).join('\n')}
			~^(.+)$ "\${1}.md"
		}
		@hidden {
			path_regexp ${hiddenBelow(escapeRegExp(basePath))}
			not path ${['/.well-known/security.txt', '/.well-known/api-catalog', '/.well-known/agent-skills/*'].map(at).join(' ')}
		}
		error @hidden 404
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `\t\tredir ${at(path)} ${at(to)}{portal_query} 301`)).join('\n')}
${withSlash.flatMap((path) => [path.slice(0, -1), `${path}index.html`].map((from) => `\t\tredir ${from} ${path}{portal_query} 301`)).join('\n')}
		redir ${at('/index.html')} ${basePath}{portal_query} 301
${bareRoot}		@bare {
			path_regexp bare ^((?:/[A-Za-z0-9._~%-]+)+)/(?:index\\.html)?$
${notBare.map((path) => `\t\t\tnot path ${path}`).join('\n')}
		}
		redir @bare {re.bare.1}{portal_query} 301
		# Doubled slashes, dots and encoded letters: Caddy reads the path without them.
		@unclean {
			vars_regexp {http.request.orig_uri} ^[^?]*(?:%|//|/\\.\\.?(?:[/?]|$))
			path_regexp clean ^(?:/[A-Za-z0-9._~-]+)+/?$
		}
		redir @unclean {re.clean.0}{portal_query} 301
		header ${at('/.well-known/api-catalog')} Content-Type "application/linkset+json; profile=\\"https://www.rfc-editor.org/info/rfc9727\\""
		@named {
			file {
				try_files {portal_twin}
			}
			not path_regexp \\.[a-z0-9]+$
		}
		header @named +Link "<${at('/llms.txt')}>; rel=\\"describedby\\", <{file_match.relative}>; rel=\\"alternate\\"; type=\\"text/markdown\\""
		@markdown {
			header_regexp Accept (?i)text/markdown
			not header_regexp Accept (?i)text/html.*text/markdown|text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)
			not path_regexp \\.[a-z0-9]+$
			file {
				try_files {portal_twin}
			}
		}
		rewrite @markdown {file_match.relative}
		header *.md Content-Type "text/markdown; charset=utf-8"
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		header Cache-Control "${revalidate}"
		rewrite * ${at('/404.html')}
		file_server
	}
}
`;
}
