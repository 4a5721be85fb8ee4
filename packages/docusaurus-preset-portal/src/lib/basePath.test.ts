import { describe, expect, it } from 'vitest';
import { checkBasePath, fetchUrl, linksWithBasePath, siteUrl, withBasePath, withoutBasePath } from './basePath';

describe('an address below a base path', () => {
  it.each([
    ['/docs/errors#a', '/portal/docs/errors#a'],
    ['/', '/portal/'],
    ['#a', '#a'],
    ['//host/a', '//host/a'],
    ['https://host/a', 'https://host/a'],
    ['mailto:a@b', 'mailto:a@b'],
  ])('of %s is %s', (address, below) => {
    expect(withBasePath(address, '/portal/')).toBe(below);
    expect(withBasePath(address, '/')).toBe(address);
  });

  it.each([
    ['/portal/docs/errors', '/docs/errors'],
    ['/portal/', '/'],
    ['/portal', '/'],
    ['/portals/a', '/portals/a'],
  ])('%s is %s from the root of the site', (path, address) => {
    expect(withoutBasePath(path, '/portal/')).toBe(address);
    expect(withoutBasePath(path, '/')).toBe(path);
  });

  it('is the one of every link in HTML', () =>
    expect(
      linksWithBasePath('<a href="/a">/a</a> <a title="x" href="/"></a> <a href="//b"> <a href="#c">', '/p/'),
    ).toBe('<a href="/p/a">/a</a> <a title="x" href="/p/"></a> <a href="//b"> <a href="#c">'));

  it('begins with the URL of the site', () => {
    expect(siteUrl({ url: 'https://a.test', basePath: '/' })).toBe('https://a.test');
    expect(siteUrl({ url: 'https://a.test', basePath: '/p/q/' })).toBe('https://a.test/p/q');
  });

  it.each([
    ['https://a.test', 'https://a.test/p'],
    ['https://example.com.test', 'https://example.com.test/p'],
    ['https://docs.example.com', 'http://localhost:3000/p'],
    ['https://portal.example', 'http://localhost:3000/p'],
    ['', '/p'],
  ])('of %j fetches files from %j', (url, from) => {
    expect(fetchUrl({ url, basePath: '/p/' })).toBe(from);
  });
});

describe('a base path', () => {
  const routes = ['/docs/introduction', '/api/shapes'];

  it.each(['/', '/portal/', '/a/b-c/1.0/', '/doc/', '/documents/'])('may be %s', (basePath) =>
    expect(() => checkBasePath(basePath, routes)).not.toThrow());

  it.each([
    '',
    'portal/',
    '/portal',
    '//',
    '/a//b/',
    '/../',
    '/a/./',
    '/æ/',
    '/a b/',
    '/a?b/',
    'https://a.test/',
  ])('may not be "%s"', (basePath) =>
    expect(() => checkBasePath(basePath, routes, '--base')).toThrow(
      `--base "${basePath}": write a path that begins and ends with a slash`,
    ));

  it.each([
    ['/docs/', '/docs/introduction'],
    ['/api/', '/api/shapes'],
    ['/api/shapes/', '/api/shapes'],
  ])('may not be %s, because the page %s begins with it', (basePath, route) =>
    expect(() => checkBasePath(basePath, routes)).toThrow(`basePath "${basePath}": the page ${route} begins with it`));
});
