import { expect, it } from 'vitest';
import { policyOf } from '../policy/policy';
import { checkRedirects, headersFile, redirectsFile } from './redirects';

const PAGES = ['/', '/docs/time', '/docs/datahub/features/'];

it('takes a moved path that leads to a page', () => {
  const redirects = [{ from: '/docs/clock', to: '/docs/time' }];
  expect(checkRedirects(redirects, PAGES)).toBe(redirects);
});

it('names every entry that can not be', () => {
  const redirects = [
    { from: '/docs/time', to: '/' },
    { from: '/docs/datahub/features', to: '/' },
    { from: '/old', to: '/nowhere' },
    { from: '/old/', to: '/' },
    { from: '/old path', to: '/' },
    { from: '//evil.example', to: 'https://evil.example' },
    { from: '/older', to: '/' },
    { from: '/older', to: '/docs/time' },
  ];
  const lines = [
    'docs/_data/redirects.json: correct or remove these entries.',
    '/docs/time is a page',
    '/docs/datahub/features is a page',
    '/old leads to /nowhere, which is neither a page nor a known file',
    '/old/ is not a plain path without a slash at its end',
    '/old path is not a plain path without a slash at its end',
    '//evil.example is not a plain path without a slash at its end',
    '/older is listed twice',
  ];
  expect(() => checkRedirects(redirects, PAGES)).toThrow(lines.join('\n'));
});

const policy = policyOf({ scripts: [], styles: [] });

it.each([
  ['/', ['/*', '/assets/*', '/.well-known/*']],
  ['/portal/', ['/portal/*', '/portal/assets/*', '/portal/.well-known/*']],
])('below %s the headers are those of paths below it', (basePath, patterns) =>
  expect(headersFile(policy, basePath).match(/^\/.*/gm)).toEqual(patterns));

it.each([
  ['/', '/docs/clock /docs/time 301\n'],
  ['/portal/', '/portal/docs/clock /portal/docs/time 301\n'],
])('below %s a moved path leads to its page', (basePath, line) =>
  expect(redirectsFile([{ from: '/docs/clock', to: '/docs/time' }], basePath)).toBe(line));
