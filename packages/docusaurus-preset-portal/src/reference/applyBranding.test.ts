import * as content from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { applyBranding, ownerOf, withOwner } from './applyBranding';

const { hosts, site } = content;

const owner = { ...ownerOf(content), siteUrl: 'https://portal.test', apiBaseUrl: 'https://gate.test' };

it.each([
  [{}, site.apiBaseUrl],
  [{ API_BASE_URL: 'https://gate.test/a//' }, 'https://gate.test/a'],
])('hosts with %j: %s', (env, apiBaseUrl) =>
  expect(ownerOf(content, env)).toMatchObject({ siteUrl: site.url, apiBaseUrl }));

it('keeps texts if the hosts are the placeholders', () => {
  const text = `${site.url} ${site.title} docsXexample.com`;
  expect(applyBranding(text, ownerOf(content))).toBe(text);
});

it("escapes the owner's values in a contract", () => {
  const document = {
    openapi: '3.1.0',
    info: { title: hosts.siteUrl, version: '1' },
    servers: [{ url: '/a' }],
  };
  expect(withOwner(document, { ...owner, siteUrl: 'https://a.test/"\\' })).toEqual({
    ...document,
    info: { title: 'https://a.test/"\\', version: '1' },
    servers: [{ url: 'https://gate.test/a' }],
  });
});

const OWNER = { ...owner, siteUrl: 'https://docs.shapes.example', apiBaseUrl: 'https://api.shapes.example' };

it.each<[string | undefined, string, string, string]>([
  [
    'https://api.example.com/v1',
    'See https://docs.example.com/errors, https://api.example.com.',
    'https://api.shapes.example/v1',
    'See https://docs.shapes.example/errors, https://api.shapes.example.',
  ],
  [
    'https://api.example.com',
    'https://api.example.company https://docs.example.com.evil.example https://api.example.com:8080',
    'https://api.shapes.example',
    'https://api.example.company https://docs.example.com.evil.example https://api.example.com:8080',
  ],
  [
    'https://other.example/v1',
    'Not https://api.example.com',
    'https://other.example/v1',
    'Not https://api.example.com',
  ],
  ['http://other.example', 'Not https://api.example.com', 'http://other.example', 'Not https://api.example.com'],
  ['//host.example/v2', 'A text', 'https://host.example/v2', 'A text'],
  [undefined, 'A text', 'https://api.shapes.example/', 'A text'],
])('a contract served at %s that says "%s" is served at %s, and says "%s"', (url, description, newUrl, newText) => {
  const document = { openapi: '3.1.0', info: { title: 'Shapes', version: '1', description } };
  const { servers, info } = withOwner({ ...document, ...(url !== undefined && { servers: [{ url }] }) }, OWNER);
  expect([servers?.[0]?.url, info.description]).toEqual([newUrl, newText]);
});

it('brands a contract with one server of the owner', () => {
  const servers = [{ url: 'https://other.example' }, { url: 'https://api.example.com' }];
  const info = { title: 'Of https://docs.example.com', version: '1' };
  expect(withOwner({ openapi: '3.1.0', info, servers }, OWNER)).toEqual({
    openapi: '3.1.0',
    info: { title: 'Of https://docs.shapes.example', version: '1' },
    servers: [{ url: 'https://other.example' }, { url: 'https://api.shapes.example' }],
  });
});
