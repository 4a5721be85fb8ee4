import { isOperation, readNextCalls, readPages } from 'docusaurus-preset-portal/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '#site';
import { portal } from '#site/portal';
import { type BoxData, boxData } from './boxData';

// Reads the generated reference, so `npm run generate` has to run first.
describe('what the box tells', () => {
  let data: BoxData;
  beforeAll(async () => {
    data = boxData(await readNextCalls(portal), (await readPages(portal)).filter(isOperation));
  });
  const of = (identifier: string, slug: string) =>
    data.requests[identifier]?.find(({ href }) => href.endsWith(`/${slug}`));

  it('returns the requests of next-calls.json in order', () => {
    expect(data.requests.cvr?.[0]?.href).toBe('/api/denmark/data/company-by-company-id');
    expect(data.requests.cvr?.[0]?.path).toBe('/companies/%cvr%');
    expect(data.requests.plate?.[0]?.path).toBe('/vehicles?registrationNumber=%plate%');
    expect(data.requests.plate?.map(({ href }) => href)).toEqual(['/api/denmark/data/vehicle-by-license-plate']);
  });

  it.each<[string, string, string]>([
    ['cvr', 'company-by-company-id', "/companies/%cvr%'"],
    ['plate', 'vehicle-by-license-plate', "--data-urlencode 'registrationNumber=%plate%'"],
    ['kvhx', 'feature-store-attributes-by-query-params', "--data-urlencode 'kvhx=%kvhx%'"],
    ['cadastral-district', 'public-properties', "'cadastralNumber=%cadastral-number%'"],
    ['cvr', 'entity-features-history', '/entities/dk-company/features/'],
    ['cvr', 'bulk-feature-store-attributes', '"entityType": "company"'],
    ['dar-address', 'bulk-feature-store-attributes', '"%dar-address%"'],
    ['person-id', 'person', '%person-id%'],
  ])('fills %s into %s: %s', (identifier, slug, part) => {
    const curl = of(identifier, slug)?.curl ?? '';
    expect(curl).toContain(part);
    expect(curl).toContain(`%${identifier}%`);
    expect(curl.startsWith('curl ')).toBe(true);
  });

  it('omits optional parameters of the sample', () =>
    expect(of('municipality-code', 'public-properties')?.curl?.match(/--data-urlencode/g)).toHaveLength(1));

  it('fills the form of a page by a fragment without personal data', () => {
    expect(of('cvr', 'company-by-company-id')?.fragment).toBe('#v=companyId=%cvr%');
    expect(of('person-id', 'person')?.fragment).toBeUndefined();
  });

  it('returns the sandbox URL of every server in a request', () => {
    const curls = Object.values(data.requests).flatMap((all) => all.flatMap(({ curl }) => curl ?? []));
    expect(curls.length).toBeGreaterThan(20);
    expect(curls.filter((curl) => !data.servers.some(([from]) => curl.includes(`'${from}/`)))).toEqual([]);
    expect(data.servers.every(([, to]) => sandbox && to.startsWith(`${sandbox.url}/`))).toBe(true);
  });

  it('returns the body fields of a CPR number, and the names of municipalities', () => {
    expect(data.bodies.cpr?.map(({ field }) => field)).toEqual(['criteria[].cprNumber']);
    expect(data.codes['municipality-code']?.['0101']).toContain('København');
  });
});
