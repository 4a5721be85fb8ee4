import { type Hosting, NOTE } from './types';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replace(/[.+]/g, '\\$&');

/** Include for a `server`: the headers of every answer, errors too. */
export const nginxHeaders = ({ policy }: Hosting): string =>
  [
    `# ${NOTE}`,
    ...Object.entries(policy.headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Cache-Control $portal_cache always;',
    '',
  ].join('\n');

// One segment, never empty, so that `//host/` can't become an address of another site.
const SEGMENTS = '(?:/[A-Za-z0-9._~%-]+)+';

/** Include for `http`: the maps that say where a path really lives and how long an answer keeps. */
export function nginxMaps({ policy, redirects, slashed }: Hosting): string {
  const moves = redirects.map(({ from, to }) => `  "~^${literal(from)}/?$" ${to};`);
  const withSlash = slashed
    .filter((path) => path !== '/')
    .flatMap((path) => [
      `  "~^${literal(path)}$" "";`,
      `  "~^${literal(path.slice(0, -1))}(?:/+index\\.html|//+)?$" ${path};`,
    ]);
  const keeps = policy.caching
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, value }) => `  "~^(?:200|206|304):${literal(prefix)}" "${value}";`);
  const revalidate = policy.caching.find(({ prefix }) => prefix === '/')?.value ?? '';
  return `# ${NOTE}

# The path as it was asked for, undecoded, without the query.
map $request_uri $portal_path {
  default /;
  "~^(?<portal_asked>/[^?]*)" $portal_asked;
}

# Where it lives, when that is elsewhere. Regular expressions only: plain words of a map ignore case.
map $portal_path $portal_to {
  default "";
${[...moves, ...withSlash].join('\n')}
  "~^/(?:index\\.html)?$" $portal_root;
  "~^(?<portal_bare>${SEGMENTS})/+(?:index\\.html)?$" $portal_bare;
}

map $portal_path $portal_root {
  default "";
  "~^/index\\.html$" /;
}

# A file that is not there, or moved, is never kept for long.
map "$status:$uri" $portal_cache {
  default "${revalidate}";
${keeps.join('\n')}
}
`;
}
