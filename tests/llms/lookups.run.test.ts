import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '#site';
import { codeLists } from '#vocabulary/codeLists';
import { noCodeListReasons } from '../../src/vocabulary/codeLists';
import { call, callJson, connect } from './client';

/** Results of the bundled server's tools for codes, identifiers, values and names. */

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

interface ToolText {
  identifier: string;
  canBe: boolean;
  verdict: string;
  value?: string;
}

describe('get_code_list', () => {
  it.each(
    codeLists.map(({ id, codes, complete }) => [id, codes.length, complete] as const),
  )('says how many codes %s has, and lists them all or says of how many', async (list, count, complete) => {
    const { error } = await callJson(client, 'get_code_list', { list, code: 'no such code' });
    expect(error.code).toBe('not-found');
    if (complete) expect(error.message).toContain(`The list is complete with ${count} codes.`);
    expect(error.known).toHaveLength(Math.min(count, 100));
    expect(error.total).toBe(count > 100 ? count : undefined);
  });

  it.each(['roof_material_code', 'bbr-roof-material'])('takes %s', async (list) => {
    expect(await callJson(client, 'get_code_list', { list, code: '5' })).toMatchObject({ id: 'bbr-roof-material' });
  });

  it('says why an attribute has no list', async () => {
    const [[key = '', reason] = []] = Object.entries(noCodeListReasons);
    const { error } = await callJson(client, 'get_code_list', { list: key });
    expect(error.message).toBe(`The codes of ${key} have no list. ${reason}`);
  });
});

it('get_workflow lists the recipes, and returns the steps of one', async () => {
  const listed = await callJson(client, 'get_workflow', {});
  expect(listed.map(({ workflowId }: { workflowId: string }) => workflowId)).toContain('plate-insurer');
  const { steps } = await callJson(client, 'get_workflow', { workflow: 'plate-insurer' });
  expect(steps[1]).toMatchObject({
    operation: 'data/insurance-company-by-kid',
    sends: expect.arrayContaining([{ name: 'kid', value: '$steps.findVehicle.outputs.kid' }]),
    onFailure: expect.arrayContaining([expect.objectContaining({ type: 'retry', retryLimit: 3 })]),
  });
});

it('get_schema returns a named schema of a contract', async () => {
  const { text, isError } = await call(client, 'get_schema', { api: 'data', schema: 'BalanceSheet' });
  expect([isError, text]).toEqual([false, expect.stringContaining('liabilitiesAndEquity')]);
});

describe('list_changes', () => {
  it('takes a day, and a version', async () => {
    const versionsSince = async (since?: string) => {
      const [{ releases }] = await callJson(client, 'list_changes', { api: 'data', since });
      return releases.map(({ version }: { version: string }) => version);
    };
    const all = await versionsSince();
    const [latest, previous] = all;
    expect(await versionsSince(latest)).toEqual([latest]);
    expect(await versionsSince(`v${previous}`)).toEqual([latest, previous]);
    expect(await versionsSince('2000-01-01')).toEqual(all);
    expect(await versionsSince('2999-01-01')).toEqual([]);
  });
});

describe('get_page', () => {
  it.each(['/recipes/bulk_enrich.py', `${site.url}/recipes/bulk_enrich.py`])('has the program %s', async (page) => {
    const { text, isError } = await call(client, 'get_page', { page });
    expect([isError, text]).toEqual([false, expect.stringContaining('import')]);
  });
});

describe('check_identifier', () => {
  it.each<[string, string, Partial<ToolText>]>([
    ['AB 12 345', 'plate', { canBe: true, value: 'AB12345' }],
    ['DK 09 90 00 12', 'cvr', { canBe: true, value: '09900012' }],
    ['09900013', 'cvr', { canBe: false, verdict: expect.stringContaining('Modulus 11 fails') as never }],
    ['999000001', 'bfe', { canBe: true, value: '999000001' }],
    ['9990042 12b  1  tv', 'kvhx', { canBe: true, value: '09990042_12B__1__tv' }],
    ['{0A3F507A93E732B8E0440003BA298018}', 'dar-address', { canBe: true }],
  ])('knows %j without its kind: %s', async (value, identifier, expected) => {
    const { readings } = await callJson(client, 'check_identifier', { value });
    expect(readings.find((one: ToolText) => one.identifier === identifier)).toMatchObject({ identifier, ...expected });
    expect(await callJson(client, 'check_identifier', { value, identifier })).toMatchObject({
      identifier,
      ...expected,
    });
  });

  it('accepts the name of a field, and nothing that is not an identifier', async () => {
    expect(
      await callJson(client, 'check_identifier', { value: 'ab 12 345', identifier: 'registrationNumber' }),
    ).toMatchObject({
      identifier: 'plate',
      canBe: true,
      value: 'AB12345',
    });
    const { readings } = await callJson(client, 'check_identifier', { value: 'two words' });
    expect(readings.filter(({ canBe }: ToolText) => canBe)).toEqual([]);
  });

  it.each(['700190-0000', '7001900000', 'cpr 700190-0000'])('repeats no number of a person: %s', async (value) => {
    for (const args of [{ value }, { value, identifier: 'bfe' }, { value, identifier: 'p-number' }]) {
      const { text } = await call(client, 'check_identifier', args);
      expect(text).not.toMatch(/700190/);
    }
  });
});

describe('get_operation', () => {
  it.each([
    'property-by-bfe',
    'propertyByBfe',
    '/api/denmark/data/property-by-bfe',
    'GET /properties/{bfeNumber}',
    'GET /denmark/data/properties/{bfeNumber}',
  ])('takes %s', async (operation) => {
    const wanted = await call(client, 'get_operation', { operation: 'data/property-by-bfe' });
    expect(wanted.isError).toBe(false);
    expect(await call(client, 'get_operation', { operation })).toEqual(wanted);
  });
});
