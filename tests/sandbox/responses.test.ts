import type { DataRow } from 'openapi-toolkit/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { faults, sendRequest } from './support';

afterAll(() => expect(faults).toEqual([]));

const DATA = '/denmark/data';
const unknownId = '00000000-0000-4000-8000-000000000098';

describe('identifiers', () => {
  it.each([
    `${DATA}/attributes/${unknownId}`,
    `${DATA}/feature-store/addresses/${unknownId}`,
    `${DATA}/feature-store/companies/09900098`,
    `${DATA}/companies/09900098`,
    `${DATA}/companies/09900098/financial-reports`,
    `${DATA}/company-units/9990009999`,
    `${DATA}/properties/999000099`,
    `${DATA}/properties/999000099/public-debt`,
    `${DATA}/vehicles/9999999999999999`,
    `${DATA}/vehicles/9999999999999999/insurance`,
    `${DATA}/vehicles?registrationNumber=QQ1`,
    `${DATA}/persons/${unknownId}`,
    `${DATA}/attributes?address=Ukendtvej%203,%209999%20Eksempelby`,
    `/denmark/advisor/recommendations?addressId=${unknownId}`,
    '/denmark/life-events/companies/09900098/events',
    `/denmark/life-events/persons/${unknownId}/events`,
    '/denmark/life-events/properties/999000099/events',
    `/datahub/entities/dk-address/features/construction_year/history?entityId=${unknownId}`,
    '/datahub/entities/dk-address/features/employee_count/history?entityId=00000000-0000-4000-8000-000000000011',
  ])('unknown but well formed: 404 at %s', (url) => {
    expect(sendRequest(url)).toMatchObject({ status: 404, body: { title: 'Not found' } });
  });

  it.each([
    [`${DATA}/companies/09900012?effectiveAt=yesterday`, 'effectiveAt'],
    [`${DATA}/properties/999.000.001`, 'bfeNumber'],
    [`${DATA}/vehicles/0123`, 'kid'],
    [`${DATA}/vehicles?registrationNumber=QQ12345&date=1.1.2019`, 'date'],
    [`${DATA}/properties/public?municipalityCode=0999&limit=0`, 'limit'],
    [`${DATA}/properties/public?municipalityCode=0999&limit=1&limit=2`, 'limit'],
    [`${DATA}/properties/public`, 'addressId'],
    [`${DATA}/properties/public?cadastralNumber=3a`, 'cadastralDistrictCode'],
    [`${DATA}/attributes/00000000-0000-4000-8000-000000000011?attributes=year_built`, 'attributes'],
    ['/denmark/life-events/companies/09900012/events?from=2026-02-01&to=2026-01-01', 'to'],
    ['/service/usage/request-counts?from=2025-01-01&to=2026-11-18', 'to'],
    ['/service/usage/request-counts?from=2026-11-16', 'to'],
    ['/datahub/entities/dk-address/features/construction_year/history?entityId=09900012', 'entityId'],
  ])('malformed: 400 at %s names %s', (url, parameter) => {
    const { status, body } = sendRequest(url);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ parameter })]);
  });

  it('names every fault at once', () => {
    const { body } = sendRequest(`${DATA}/properties/public?municipalityCode=999&ownerCategory=KING&limit=many`);
    expect(body.errors.map(({ parameter }: DataRow) => parameter)).toEqual([
      'municipalityCode',
      'ownerCategory',
      'limit',
    ]);
  });

  it('responds with 422, 410 and 409 to a stairway, a discontinued address and an ambiguous plate', () => {
    expect(sendRequest(`${DATA}/attributes?address=Eksempelvej%2012B,%209999%20Eksempelby`).status).toBe(422);
    expect(sendRequest(`${DATA}/attributes/00000000-0000-4000-8000-000000000071?onlyCurrent=true`).status).toBe(410);
    expect(sendRequest(`${DATA}/vehicles?registrationNumber=QQ999`).status).toBe(409);
    expect(
      sendRequest(`${DATA}/properties/999000001?include=ownership`, { headers: { 'x-api-key': 'k' } }).status,
    ).toBe(403);
  });
});

describe('one world', () => {
  it('puts one plate at a time on a vehicle', () => {
    const { plate, vehicle } = sendRequest(`${DATA}/vehicles?registrationNumber=QQ54321`).body;
    expect(plate).toMatchObject({ validFrom: '2020-04-01', validTo: null });
    expect(vehicle.kid).toBe('9999999999999902');
  });

  it('names only companies that exist, and gives each the same name everywhere', () => {
    const names = new Map<string, string>();
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(visit);
      if (typeof value !== 'object' || value === null) return;
      const { companyId, name } = value as DataRow;
      if (typeof companyId === 'string') {
        const company = sendRequest(`${DATA}/companies/${companyId}`);
        expect(company.status, companyId).toBe(200);
        if (typeof name === 'string' && !('productionUnitNumber' in value)) {
          expect(company.body.name).toBe(name);
          names.set(companyId, name);
        }
      }
      for (const inner of Object.values(value)) visit(inner);
    };
    for (const url of [
      `${DATA}/properties/public?municipalityCode=0999`,
      `${DATA}/properties/999000001/public-debt`,
      `${DATA}/properties/999000005/public-debt`,
      `${DATA}/properties/999000005?include=ownership`,
      `${DATA}/vehicles/9999999999999901/insurance`,
      `${DATA}/company-units/9990000029`,
      `${DATA}/companies/09900012?include=participants,productionUnits,history,financials`,
      `${DATA}/companies/09900012/financial-reports`,
    ]) {
      visit(sendRequest(url).body);
    }
    expect(names.size).toBeGreaterThan(3);
  });

  it('gives the same fact as attribute, as record and as history', () => {
    const property = sendRequest(`${DATA}/properties/999000005?include=buildings`).body;
    const attributes = sendRequest(`${DATA}/feature-store/addresses/00000000-0000-4000-8000-000000000021`).body
      .attributes;
    const history = sendRequest(
      '/datahub/entities/dk-address/features/construction_year/history?entityId=00000000-0000-4000-8000-000000000021',
    ).body;
    expect(attributes.construction_year).toBe(property.buildings[0].constructionYear);
    expect(history.items.map(({ value }: DataRow) => value)).toEqual([attributes.construction_year]);
  });
});

describe('beside the contracts', () => {
  it('returns the list of features for the build of the site', () => {
    expect(sendRequest('/attribute-translations').body.length).toBeGreaterThan(100);
    expect(sendRequest('/attribute-translations', { headers: {} }).status).toBe(401);
  });

  it('refuses unknown paths and methods', () => {
    expect(sendRequest('/denmark/data/nothing').status).toBe(404);
    const { status, headers } = sendRequest('/denmark/data/companies/09900012', { method: 'DELETE' });
    expect([status, headers.Allow]).toEqual([405, 'GET']);
  });

  it('returns the example that Prefer names, or lists the examples', () => {
    const url = '/denmark/data/properties/999000001';
    const prefer = (value: string) => sendRequest(url, { headers: { 'x-api-key': 'k', prefer: value } });
    expect(prefer('code=200, example=ownerOccupiedFlat').body.bfeNumber).toBe(999000002);
    expect(prefer('code=418').body.errors[0].detail).toContain('404');
    expect(prefer('code=200, example=none').body.errors[0].detail).toContain('ownerOccupiedFlat');
    expect(prefer('respond-async').status).toBe(200);
  });
});
