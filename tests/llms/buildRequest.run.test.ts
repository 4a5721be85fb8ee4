import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callJson, connect } from './client';

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

describe('build_request', () => {
  const body = { ids: ['09900012'], attributes: ['employee_count'] };

  it.each<[string, Record<string, unknown>, string]>([
    [
      'an attribute of companies for an address',
      {
        operation: 'data/attributes-by-address-id',
        parameters: { addressId: '00000000-0000-4000-8000-000000000011', attributes: ['employee_count'] },
      },
      'attributes: employee_count is an attribute of companies.',
    ],
    [
      'an attribute of addresses for a company',
      { operation: 'data/company-feature-store', parameters: { companyId: '09900012', attributes: ['floor'] } },
      'attributes: floor is an attribute of addresses.',
    ],
    [
      'an attribute of companies for a property',
      {
        operation: 'data/feature-store-attributes-by-query-params',
        parameters: { bfeNumber: 999000001, attributes: ['employee_count'] },
      },
      'attributes: employee_count is an attribute of companies.',
    ],
    [
      'an attribute of companies in a batch of addresses',
      { operation: 'data/bulk-feature-store-attributes', body: { ...body, entityType: 'address' } },
      'body/attributes/0: employee_count is an attribute of companies.',
    ],
    [
      'an attribute that does not exist',
      { operation: 'data/company-feature-store', parameters: { companyId: '09900012', attributes: ['employees'] } },
      'attributes: There is no company attribute employees.',
    ],
    [
      'two keys',
      {
        operation: 'data/feature-store-attributes-by-query-params',
        parameters: { bfeNumber: 999000001, companyId: '09900012' },
      },
      'Send exactly one key.',
    ],
    [
      'owners without a purpose',
      { operation: 'data/property-by-bfe', parameters: { bfeNumber: 999000001, include: ['ownership'] } },
      'X-Purpose: ownership needs the X-Purpose header.',
    ],
  ])('refuses %s', async (_, args, message) => {
    const { error } = await callJson(client, 'build_request', args);
    expect(error).toMatchObject({ code: 'invalid-argument', message: expect.stringContaining(message) });
  });

  it.each([
    { operation: 'data/company-feature-store', parameters: { companyId: '09900012', attributes: ['employee_count'] } },
    {
      operation: 'data/feature-store-attributes-by-query-params',
      parameters: { companyId: '09900012', attributes: ['employee_count'] },
    },
    {
      operation: 'data/feature-store-attributes-by-query-params',
      parameters: { bfeNumber: 999000001, attributes: ['construction_year'] },
    },
    { operation: 'data/bulk-feature-store-attributes', body: { ...body, entityType: 'company' } },
  ])('writes %j', async (args) => {
    const { error, method } = await callJson(client, 'build_request', args);
    expect([error, method]).toEqual([undefined, expect.any(String)]);
  });
});

describe.each(['typescript', 'python', 'java'])('the client in %s', (language) => {
  const operation = 'data/company-by-company-id';

  it('calls an operation with other values', async () => {
    const parameters = { companyId: '9900012', include: 'participants' };
    const { code, changed } = await callJson(client, 'build_request', {
      operation,
      parameters,
      language: `${language}-client`,
    });
    expect(changed).toEqual({ companyId: '09900012' });
    expect(code).toMatch(/"09900012"|'09900012'/);
    expect(code.toLowerCase()).toContain('participants');
    expect(code).not.toContain('Send the request instead');
  });
});
