import { expect, it } from 'vitest';
import { policyOf } from '../policy/policy';
import { headersFile, redirectsFile } from './redirects';

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
