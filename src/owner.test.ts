import { expect, it } from 'vitest';
import { inOwnWords, placeholderHosts, withOwner } from './owner';
import { site } from './site';

const owner = { siteUrl: 'https://portal.test', apiBaseUrl: 'https://gate.test' };

it('puts hosts in the place of those that texts are written with', () =>
  expect(inOwnWords(`${placeholderHosts.siteUrl}/a and ${placeholderHosts.apiBaseUrl}/b of ${site.title}`, owner)).toBe(
    `https://portal.test/a and https://gate.test/b of ${site.title}`,
  ));

it('leaves texts of its own hosts as they are', () => {
  const text = `${site.url} ${site.title} docsXexample.com`;
  expect(inOwnWords(text)).toBe(text);
});

it('reads a contract in own words, whatever characters they have', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: placeholderHosts.siteUrl, version: '1' },
    servers: [{ url: '/a' }],
  };
  expect(withOwner(document, { ...owner, siteUrl: 'https://a.test/"\\' })).toEqual({
    ...document,
    info: { title: 'https://a.test/"\\', version: '1' },
    servers: [{ url: 'https://gate.test/a' }],
  });
});
