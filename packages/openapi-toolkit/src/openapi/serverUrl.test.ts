import { expect, it } from 'vitest';
import { serverOrigin, serverPath, serverUrl } from './serverUrl';

it.each([
  ['https://example.com/', [], 'https://example.com'],
  ['https://example.com/v1', [], 'https://example.com/v1'],
  ['https://{a}.example.com', [], 'https://{a}.example.com'],
])('%s with %j is %s', (url, variables, filled) => expect(serverUrl(url, variables)).toBe(filled));

it.each([
  ['https://example.com', '/'],
  ['https://example.com/v1/', '/v1/'],
  ['/v1', '/v1'],
  ['', '/'],
  ['https://<upload_url>', '/'],
])('the path of %s is %s', (url, path) => expect(serverPath(url)).toBe(path));

it.each([
  ['https://example.com/v1?a=//b', 'https://example.com'],
  ['//host/v2', '//host'],
])('the origin of %s is %s', (url, origin) => expect(serverOrigin(url)).toBe(origin));
