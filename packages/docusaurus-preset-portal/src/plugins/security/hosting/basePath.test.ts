import { expect, it } from 'vitest';
import { policyOf } from '../policy/policy';
import { headersFile, redirectsFile } from './netlify';
import { nginxMaps, nginxServer } from './nginx';
import type { Hosting } from './types';

const hostingAt = (basePath: string): Hosting => ({
  policy: policyOf({ scripts: [], styles: [] }),
  redirects: [{ from: '/docs/clock', to: '/docs/time' }],
  slashed: ['/', '/docs/features/'],
  host: 'docs.example.com',
  basePath,
});

const WRITERS = { headersFile, redirectsFile, nginxMaps };

/** Addresses of the site that begin at the root of the host. */
const fromRoot = (text: string): string[] =>
  text.match(/(?<![\w\\*)$}?/[\]+])\/(?=(?:assets|docs|llms|index|404|\.well-known|_)[^\s]*)[^\s">{]*/g) ?? [];

it.each(Object.entries(WRITERS))('%s writes no address without the base path', (_, write) => {
  expect(fromRoot(write(hostingAt('/'))).length).toBeGreaterThan(1);
  expect(fromRoot(write(hostingAt('/portal/')))).toEqual([]);
});

it('a server leads from the base path without its slash to the landing page', () => {
  expect(nginxMaps(hostingAt('/portal/'))).toContain('  "~^/portal$" /portal/;\n');
});

it('the server of nginx has the release below the base path', () => {
  const conf = 'root /srv/portal/current; # yours\nerror_page 404 /404.html;\nlocation ~ ^/_(headers|redirects)$ {}\n';
  expect(nginxServer(conf, hostingAt('/'))).toBe(conf);
  expect(nginxServer(conf, hostingAt('/portal/'))).toBe(
    '# Below it, /portal is a link to /srv/portal/current.\n  root /srv/portal/root; # yours\nerror_page 404 /portal/404.html;\nlocation ~ ^/portal/_(headers|redirects)$ {}\n',
  );
});
