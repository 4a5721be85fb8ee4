import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { addressesBelow } from './addressesBelow';

const isMatch = (pathname: string, missing?: string) =>
  // The router takes patterns, too; its types do not say so.
  matchPath(pathname, { path: addressesBelow('/api/x', missing) as unknown as string, exact: true }) !== null;

it.each([
  ['/api/x/a', true],
  ['/api/x/a/', true],
  ['/api/x/v1.0', true],
  ['/api/x', false],
  ['/api/x/', false],
  ['/api/x/a/b', false],
  ['/api/x/index.html', false],
  ['/api/xx/a', false],
  ['/other/api/x/a', false],
])('%s: %s', (pathname, wanted) => expect(isMatch(pathname)).toBe(wanted));

it('leaves out the address that is not there, and no other', () => {
  const missing = '/api/x/a.b';
  const matched = ['/api/x/a.b', '/api/x/a.b/', '/api/x/a.bc', '/api/x/aab'].filter((one) => isMatch(one, missing));
  expect(matched).toEqual(['/api/x/a.bc', '/api/x/aab']);
  expect(isMatch('/api/x/a', '/other/a')).toBe(true);
});
