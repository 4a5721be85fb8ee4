import type { DataRow } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { faults, sendRequest } from './support';

afterAll(() => expect(faults).toEqual([]));

const DATA = '/denmark/data';

describe('lists', () => {
  it('really page', () => {
    const url = `${DATA}/properties/public?municipalityCode=0999&limit=1`;
    const whole = sendRequest(`${DATA}/properties/public?municipalityCode=0999`).body.items;
    const seen: DataRow[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = sendRequest(cursor ? `${url}&cursor=${cursor}` : url);
      expect(body.items).toHaveLength(1);
      seen.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(whole);
    expect(seen.length).toBeGreaterThan(1);
  });

  it('have a flat and its parent property at the address of the flat, in every list', () => {
    const numbers = (query: string) =>
      sendRequest(`${DATA}/properties/public?${query}`).body.items.map(({ bfeNumber }: DataRow) => bfeNumber);
    const both = [999000002, 999000003];
    expect(numbers('addressId=00000000-0000-4000-8000-000000000001')).toEqual(both);
    // Of another flat the parent comes first.
    expect(numbers('addressId=00000000-0000-4000-8000-000000000081')).toEqual([999000006, 999000007]);
    expect(numbers('cadastralDistrictCode=9990001&cadastralNumber=7c')).toEqual([999000003]);
    expect(numbers('municipalityCode=0999')).toEqual(expect.arrayContaining(both));
    expect(numbers('ownerCategory=OTHER')).toEqual(expect.arrayContaining(both));
  });

  it('refuse the cursor of another list', () => {
    const { nextCursor } = sendRequest(`${DATA}/properties/public?municipalityCode=0999&limit=1`).body;
    const other = sendRequest(`${DATA}/properties/public?ownerCategory=OTHER&limit=1&cursor=${nextCursor}`);
    expect(other).toMatchObject({ status: 400, body: { title: 'Parameters cannot be combined' } });
    expect(sendRequest(`${DATA}/companies/09900012/financial-reports?cursor=cGFnZS0y`).status).toBe(400);
  });

  it('mix found and not found in bulk', () => {
    const ids = ['09900012', '09900098', '09900063', 'Prøve', '09900012'];
    const body = { entityType: 'company', ids, attributes: ['company_name'] };
    const result = sendRequest(`${DATA}/feature-store/attributes/bulk`, { body }).body;
    const statuses = result.items.map(({ status }: DataRow) => status);
    expect(statuses).toEqual(['FOUND', 'NOT_FOUND', 'FORBIDDEN', 'INVALID_ID', 'FOUND']);
    expect(result).toMatchObject({ requested: 5, found: 2, failed: 3 });
  });

  it('find persons by name with address, by number, and tell ambiguity', () => {
    const address = 'Prøvestien 7, 9999 Eksempelby';
    const criteria = [
      { fullName: 'Prøve Eksempelsen', address, customerReference: 'a' },
      { fullName: 'Ukendt Eksempelsen', address },
      { fullName: 'Ens Navnesen', address: 'Eksempelvej 12B, 1. tv, 9999 Eksempelby' },
      // Nobody can have this number: its date of birth has month and day zero.
      { cprNumber: `${'0'.repeat(6)}0902` },
    ];
    const { items } = sendRequest(`${DATA}/persons/search`, { body: { criteria } }).body;
    expect(items.map(({ status }: DataRow) => status)).toEqual(['MATCH', 'NO_MATCH', 'AMBIGUOUS', 'MATCH']);
    expect(items[3].person).toMatchObject({ name: null, address: null });
  });

  it('add up, whatever the grouping', () => {
    for (const period of [
      'from=2026-11-16&to=2026-11-18',
      'from=2026-10-07&to=2026-11-12',
      'from=2025-01-01&to=2025-01-03',
    ])
      for (const groupBy of ['DAY', 'MONTH', 'OPERATION', 'API_KEY', 'STATUS_CLASS'])
        for (const operation of ['', '&operation=companyByCompanyId', '&operation=person']) {
          const { body } = sendRequest(`/service/usage/request-counts?${period}&groupBy=${groupBy}${operation}`);
          const added = (field: string) => body.items.reduce((total: number, item: DataRow) => total + item[field], 0);
          expect(added('count'), `${period} ${groupBy} ${operation}`).toBe(body.total);
          expect(added('billableCount')).toBe(body.billable);
          expect(added('billableCount') + added('errors4xx') + added('errors5xx')).toBe(body.total);
        }
  });
});
