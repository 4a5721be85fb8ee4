import { afterEach, describe, expect, test } from 'vitest';
import attributes from '../../docs/_data/attribute-translations.json';
import { type Case, cases } from './cases.fixture';
import { echoes } from './echoes.fixture';
import { leaksIn, randomKey } from './leaks.fixture';
import { run } from './run.fixture';
import { attribute, json, serve } from './server.fixture';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** Loads the translations from an API that responds like this, and checks what holds in every case. */
async function runWith(respond: Case['respond'], env: Record<string, string> = {}) {
  const [server, key] = [await serve(respond), randomKey()];
  opened.push(server.close);
  const ran = await run({ API_BASE_URL: server.url, API_KEY: key, ...env });
  expect(leaksIn(ran.output, key)).toEqual([]);
  expect(leaksIn(JSON.stringify(ran.attributes ?? []), key)).toEqual([]);
  expect(ran.output.match(/Attribute translations:/g)?.length ?? 0).toBe(ran.attributes && !ran.output ? 0 : 1);
  return { server, key, ran };
}

describe('the call for the translations', () => {
  test.each(cases)('$name', async ({ respond, message, requests }) => {
    const { server, key, ran } = await runWith(respond);
    if (message) {
      expect(ran.attributes).toBeUndefined();
      expect(ran.output).toMatch(message);
      expect(ran.output).toContain(`URL: ${server.url}/attribute-translations\n`);
    } else expect(ran).toMatchObject({ attributes: { length: 2 }, keyLeft: undefined });
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
    const { ran } = await runWith((response) => json(response, list));
    expect(ran.attributes).toBeUndefined();
    for (const fault of [
      'building_area: has the key of another entry',
      'roof: register "Tagregistret" is not a register of src/vocabulary/registers.ts',
      'wall: label.da is empty',
      'wall: type must be one of [string, integer,',
      'door: description must be of type object',
      'door: unit must be a string',
      'Big-Key: key must be lower-case',
      'entry 7: key is required',
      'entry 7: label is required',
      'entry 8: must be of type object',
    ])
      expect(ran.output).toContain(`  - ${fault}`);
  });

  test('keeps æ, ø and å', async () => {
    const { ran } = await runWith((response) =>
      json(response, [attribute('area', { label: { en: 'a', da: 'Æblegrød på ærø' } })]),
    );
    expect(ran.attributes?.[0]?.label.da).toBe('Æblegrød på ærø');
  });

  test.each([
    ['another host', true],
    ['the same host', false],
  ])('does not follow a redirect to %s', async (_name, other) => {
    const elsewhere = await serve((response) => json(response, [attribute('floor_area')]));
    opened.push(elsewhere.close);
    const { server, ran } = await runWith((response) => {
      response.writeHead(302, { location: other ? `${elsewhere.url}/secret/path` : '/elsewhere' }).end();
    });
    expect(ran.attributes).toBeUndefined();
    expect(ran.output).toContain('the API redirects');
    expect(ran.output).not.toContain('/secret/path');
    expect(elsewhere.requests).toEqual([]);
    expect(server.requests.length).toBe(1);
  });

  test.each(echoes)('repeats no key that the API sends back: $name', async ({ respond, message }) => {
    const { ran } = await runWith(respond);
    expect(ran.attributes).toBeUndefined();
    expect(ran.output).toMatch(message);
  });

  test('with the fallback a failure is one warning that names the snapshot', async () => {
    const { ran } = await runWith((response) => void response.writeHead(503).end(), {
      ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot',
    });
    expect(ran.attributes).toEqual(attributes);
    expect(ran.output).toMatch(
      new RegExp(
        `returned 503 [\\s\\S]*Using the committed snapshot of \\d{4}-\\d\\d-\\d\\d \\(${attributes.length} attributes, sha256 [0-9a-f]{12}\\) instead`,
      ),
    );
  });
});
