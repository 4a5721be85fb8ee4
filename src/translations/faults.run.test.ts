import { afterEach, describe, expect, test } from 'vitest';
import attributes from '../../docs/_data/attribute-translations.json';
import { type Case, cases } from './cases.fixture';
import { echoes } from './echoes.fixture';
import { leaksBelow, leaksIn, randomKey } from './leaks.fixture';
import { removeFolder, runPlugin, siteFolder } from './run.fixture';
import { attribute, json, serve } from './server.fixture';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Runs the plugin against an answer and checks what holds in every case. */
async function run(answer: Case['answer'], env: Record<string, string> = {}) {
  const [server, siteDir, key] = [await serve(answer), await siteFolder(), randomKey()];
  opened.push(server.close, () => removeFolder(siteDir));
  const again = (more: Record<string, string> = {}) =>
    runPlugin(siteDir, { API_BASE_URL: server.url, API_KEY: key, ...env, ...more });
  const ran = await again();
  const check = async () => {
    expect(leaksIn(ran.output, key)).toEqual([]);
    const { files, leaks } = await leaksBelow(siteDir, key);
    expect(files).toBeGreaterThan(1);
    expect(leaks).toEqual([]);
    expect(ran.output.match(/Attribute translations:/g)?.length ?? 0).toBeLessThanOrEqual(1);
  };
  await check();
  return { server, siteDir, key, ran, again };
}

describe('the call for the translations', () => {
  test.each(cases)('$name', async ({ answer, message, requests, origin, count }) => {
    const { server, key, ran } = await run(answer);
    expect(ran.code).toBe(message ? 1 : 0);
    if (message) expect(ran.output).toMatch(message);
    if (message) expect(ran.output).toContain(`URL: ${server.url}/attribute-translations\n`);
    else expect(ran.result).toMatchObject({ origin, count, keyLeft: false });
    expect(server.requests.length).toBe(requests);
    for (const { method, url, headers } of server.requests)
      expect([method, url, headers['x-api-key']]).toEqual(['GET', '/attribute-translations', key]);
  });

  test('names each fault of a list by key and field, all together', async () => {
    const list = [
      attribute('building_area'),
      attribute('building_area'),
      attribute('roof', { register: 'Tagregistret' }),
      attribute('wall', { label: { en: 'Wall', da: '  ' }, type: 'wall' }),
      attribute('door', { description: 'Door', unit: 5 }),
      attribute('Big-Key'),
      { entity: 'address' },
      'text',
    ];
    const { ran } = await run((response) => json(response, list));
    expect(ran.code).toBe(1);
    for (const fault of [
      'building_area: key appears 2 times (entries 1, 2)',
      'roof: register "Tagregistret" is not a register of src/vocabulary/registers.ts',
      'wall: label.da is empty',
      'wall: type is "wall", expected string, integer',
      'door: description must be an object with en and da, not "Door"',
      'door: unit must be text, not 5',
      'Big-Key: key must be lower-case',
      'entry 7: key is missing',
      'entry 7: label is missing',
      'entry 8: must be an object, not "text"',
    ])
      expect(ran.output).toContain(`  - ${fault}`);
  });

  test('keys named like members of Object are keys like others', async () => {
    const text = JSON.stringify([attribute('constructor'), attribute('valueof')]).replace(
      '{',
      '{"__proto__":{"key":"evil"},',
    );
    const { ran } = await run((response) => json(response, text));
    expect(ran.result).toMatchObject({ count: 2, labels: ['constructor=Areal', 'valueof=Areal'] });
  });

  test('keeps æ, ø and å', async () => {
    const { ran } = await run((response) =>
      json(response, [attribute('area', { label: { en: 'a', da: 'Æblegrød på ærø' } })]),
    );
    expect(ran.result?.labels).toEqual(['area=Æblegrød på ærø']);
  });

  test('asks for changes only, and takes the kept list on 304', async () => {
    const list = [attribute('floor_area')];
    const { server, again, key, siteDir } = await run((response, request) =>
      request.headers['if-none-match'] === '"v1"'
        ? void response.writeHead(304, { etag: '"v1"' }).end()
        : json(response, list, { etag: '"v1"' }),
    );
    const second = await again();
    expect(second.result).toMatchObject({ origin: 'unchanged', count: 1 });
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
    expect((await leaksBelow(siteDir, key)).leaks).toEqual([]);
  });

  test.each([
    ['another host', true],
    ['the same host', false],
  ])('does not follow a redirect to %s', async (_name, other) => {
    const elsewhere = await serve((response) => json(response, [attribute('floor_area')]));
    opened.push(elsewhere.close);
    const { server, ran } = await run((response) => {
      response.writeHead(302, { location: other ? `${elsewhere.url}/secret/path` : '/elsewhere' }).end();
    });
    expect(ran.code).toBe(1);
    expect(ran.output).toContain(`redirects to ${other ? elsewhere.url : server.url}; redirects are not followed`);
    expect(ran.output).not.toContain('/secret/path');
    expect(elsewhere.requests).toEqual([]);
    expect(server.requests.length).toBe(1);
  });

  test.each(echoes)('repeats no key that the API sends back: $name', async ({ answer, message }) => {
    const { ran } = await run(answer);
    expect(ran.code).toBe(1);
    expect(ran.output).toMatch(message);
  });

  test('keeps no list under an ETag that holds the key', async () => {
    const { ran } = await run((response, { headers }) =>
      json(response, [attribute('a')], { etag: `"${headers['x-api-key']}"` }),
    );
    expect(ran.result).toMatchObject({ origin: 'api' });
  });

  test('with the fallback a failure is one warning that names the snapshot', async () => {
    const { ran } = await run((response) => void response.writeHead(503).end(), {
      ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot',
    });
    expect(ran.result).toMatchObject({ origin: 'fallback', count: attributes.length });
    expect(ran.output).toMatch(
      new RegExp(
        `returned 503[\\s\\S]*Using the committed snapshot of \\d{4}-\\d\\d-\\d\\d \\(${attributes.length} attributes, sha256 [0-9a-f]{12}\\) instead`,
      ),
    );
  });
});
