import { afterEach, describe, expect, test } from 'vitest';
import attributes from '../../docs/_data/attribute-translations.json';
import { leaksIn, randomKey } from './leaks.fixture';
import { run } from './run.fixture';
import { json, serve } from './server.fixture';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

describe('the settings', () => {
  const key = randomKey();

  test('without API_BASE_URL the snapshot serves, and one line says so', async () => {
    const ran = await run({});
    expect(ran.attributes).toEqual(attributes);
    expect(ran.output).toMatch(
      new RegExp(
        `API_BASE_URL is not set, using the committed snapshot of \\d{4}-\\d\\d-\\d\\d \\(${attributes.length} attributes, sha256 [0-9a-f]{12}\\)\\.\\n`,
      ),
    );
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a name that does not resolve',
      { API_BASE_URL: 'https://api.invalid' },
      /the connection failed \(E[A-Z_]+, 3 tries\)/,
    ],
    ['a missing key', { API_BASE_URL: 'https://api.invalid', API_KEY: '' }, /API_BASE_URL is set, but API_KEY is not/],
    [
      'a key with a line break',
      { API_BASE_URL: 'https://api.invalid', API_KEY: `${key}\n${key}` },
      /characters that no header can carry/,
    ],
    ['http to another host', { API_BASE_URL: 'http://api.example.com' }, /must begin with https/],
    [
      'http to a host that only looks like this one',
      { API_BASE_URL: 'http://127.0.0.1.example.com' },
      /must begin with https/,
    ],
    ['another scheme', { API_BASE_URL: 'file:///etc' }, /must begin with https/],
    ['no URL', { API_BASE_URL: `nonsense ${key}` }, /is not a URL/],
    [
      'the key as a password',
      { API_BASE_URL: `https://user:${encodeURIComponent(key)}@api.example.com` },
      /carries credentials/,
    ],
    [
      'the key in the path',
      { API_BASE_URL: `https://api.example.com/${encodeURIComponent(key)}` },
      /holds the API key/,
    ],
    [
      'the key in the query',
      { API_BASE_URL: `https://api.example.com/?key=${encodeURIComponent(key)}` },
      /carries a query/,
    ],
    [
      'an unknown fallback',
      { ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshots' },
      /ATTRIBUTE_TRANSLATIONS_FALLBACK is "snapshots"/,
    ],
  ])('%s ends the build with one clear message', async (_name, env, message) => {
    const ran = await run({ API_KEY: key, ...env });
    expect(ran.attributes).toBeUndefined();
    expect(ran.output).toMatch(message);
    expect(leaksIn(ran.output, key)).toEqual([]);
  });

  test('a refused connection is tried three times', async () => {
    const server = await serve(() => undefined);
    await server.close();
    const ran = await run({ API_KEY: key, API_BASE_URL: server.url });
    expect(ran.attributes).toBeUndefined();
    expect(ran.output).toMatch(/the connection failed \(ECONNREFUSED, 3 tries\)/);
  });

  test('TLS that is none fails as a connection', async () => {
    const server = await serve((response) => json(response, []));
    opened.push(server.close);
    const ran = await run({ API_KEY: key, API_BASE_URL: server.url.replace('http:', 'https:') });
    expect(ran.output).toMatch(/the connection failed \(ERR_SSL.*\)[\s\S]*What to do: .*certificate/);
  });

  test('no fallback hides an unsafe base URL', async () => {
    const env = { API_KEY: key, ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot' };
    const ran = await run({ ...env, API_BASE_URL: `https://u:${encodeURIComponent(key)}@api.example.com` });
    expect(ran.attributes).toBeUndefined();
    expect(leaksIn(ran.output, key)).toEqual([]);
  });
});
