import { withBasePath } from '../../../lib/basePath';
import { escapeRegExp } from '../../../lib/escapeRegExp';
import { type Hosting, NOTE } from './types';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** `headers.conf`, included in a `server`: the headers of every response, errors too. */
export const nginxHeaders = ({ policy }: Hosting): string =>
  [
    `# ${NOTE}`,
    ...Object.entries(policy.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Cache-Control $portal_cache always;',
    'add_header Vary $portal_vary always;',
    'add_header Link $portal_link;',
    '',
  ].join('\n');

// No segment is empty, so that `//host/` can't become a URL of another site.
const SEGMENTS = '(?:/[A-Za-z0-9._~%-]+)+';

/** `maps.conf`, included in `http`: where a path redirects to, and how long a response may be cached. */
export function nginxMaps({ policy, redirects, slashed, basePath }: Hosting): string {
  const at = (path: string) => withBasePath(path, basePath);
  const root = escapeRegExp(basePath);
  const moves = redirects.map(({ from, to }) => `  "~^${escapeRegExp(at(from))}/?$" ${at(to)};`);
  const withSlash = slashed
    .filter((path) => path !== '/')
    .map(at)
    .flatMap((path) => [
      `  "~^${escapeRegExp(path)}$" "";`,
      `  "~^${escapeRegExp(path.slice(0, -1))}(?:/+index\\.html|//+)?$" ${path};`,
    ]);
  // Without its slash the address of the landing page is that of no other page.
  const bareRoot = basePath === '/' ? [] : [`  "~^${escapeRegExp(basePath.slice(0, -1))}$" ${basePath};`];
  const cached = policy.caching
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, value }) => `  "~^(?:200|206|304):${escapeRegExp(at(prefix))}" "${value}";`);
  const revalidate = policy.caching.find(({ prefix }) => prefix === '/')?.value ?? '';
  return `# ${NOTE}

# The path of the request, undecoded, without the query.
map $request_uri $portal_path {
  default /;
  "~^(?<portal_asked>/[^?]*)" $portal_asked;
}

# Where a path with doubled slashes, dots or encoded letters redirects to; nginx reads it as $uri.
map "$portal_path $uri" $portal_clean {
  default "";
  "~^(?<portal_same>[^ ]*) \\k<portal_same>$" "";
  "~^[^ ]* (?<portal_plain>(?:/[A-Za-z0-9._~-]+)+/?)$" $portal_plain;
}

# Where it redirects to. Regular expressions only: plain strings in a map ignore case.
map $portal_path $portal_to {
  default "";
${[...moves, ...withSlash, ...bareRoot].join('\n')}
  "~^${root}(?:index\\.html)?$" $portal_root;
  "~^(?<portal_bare>${SEGMENTS})/+(?:index\\.html)?$" $portal_bare;
}

map $portal_path $portal_root {
  default "";
  "~^${root}index\\.html$" ${basePath};
}

# Whether Markdown is accepted, and not named after HTML.
map $http_accept $portal_prefers {
  default "";
  "~*text/html.*text/markdown" "";
  "~*text/markdown *; *q=0(?:\\.0*)? *(?:,|$)" "";
  "~*text/markdown" markdown;
}

# The Markdown of the page then; a name that no file has for all others.
map "$portal_prefers:$portal_path" $portal_markdown {
  default /.none;
  "~^markdown:${root}$" ${at('/index.md')};
  "~^markdown:(?<portal_twin>${SEGMENTS})/*$" $portal_twin.md;
}

# Only addresses of pages have several forms.
map $portal_path $portal_vary {
  default Accept;
  "~\\.[a-z0-9]+$" "";
}

# Where programs read on.
map "$status:$portal_path" $portal_link {
  default "";
  "~^200:${root}$" '<${at('/llms.txt')}>; rel="describedby", <${at('/index.md')}>; rel="alternate"; type="text/markdown"';
  "~^200:(?<portal_named>(?:/[A-Za-z0-9_~%-]+)+)/*$" '<${at('/llms.txt')}>; rel="describedby", <$portal_named.md>; rel="alternate"; type="text/markdown"';
}

# Errors and redirects are revalidated.
map "$status:$uri" $portal_cache {
  default "${revalidate}";
${cached.join('\n')}
}
`;
}

/** Addresses from the root of the site in `portal.conf`. */
const OWN_ADDRESS = /(?<=[\s^])\/(?=404\.html|_\(headers|\.well-known\/api-catalog)/g;

/** `portal.conf`, the server. A folder of its own holds the release in service below the base path. */
export function nginxServer(conf: string, { host, basePath }: Hosting): string {
  const named = conf.replaceAll('docs.example.com', host);
  return basePath === '/'
    ? named
    : named
        .replace(OWN_ADDRESS, basePath)
        .replace(
          'root /srv/portal/current;',
          `# Below it, ${basePath.slice(0, -1)} is a link to /srv/portal/current.\n  root /srv/portal/root;`,
        );
}
