import type { SearchRecord } from 'docusaurus-preset-portal/content';
import { describe, expect, it } from 'vitest';
import { findIdentifiers } from './identifiers';

const operation = (method: string, path: string, takes?: [string, string][]): SearchRecord => ({
  id: `${method} ${path}`,
  kind: 'operation',
  title: path,
  method,
  path,
  where: 'An API',
  href: `/api${path}`,
  ...(takes && { takes }),
});

const operations = [
  operation('get', '/companies/{companyId}', [['cvr', 'companyId']]),
  operation('get', '/companies/{companyId}/reports', [['cvr', 'companyId']]),
  operation('get', '/vehicles', [['plate', 'registrationNumber']]),
  operation('get', '/vehicles/{kid}', [['kid', 'kid']]),
  operation('get', '/vehicles/{kid}/insurance', [['kid', 'kid']]),
  operation('get', '/persons'),
  operation('post', '/persons/search'),
];

describe('an identifier', () => {
  const guide: SearchRecord = {
    id: 'g',
    kind: 'guide',
    title: 'Identifiers',
    where: 'Guides',
    href: '/docs/identifiers',
  };
  const find = (query: string) =>
    findIdentifiers(query, operations, (page) => (page === guide.href ? guide : undefined)).map(
      ({ record }) => record.path ?? record.href,
    );

  it.each<[string, string[]]>([
    ['09900012', ['/companies/09900012', '/companies/09900012/reports', '/docs/identifiers#cvr']],
    // A wrong check digit: both readings, and no request.
    ['12345678', ['/docs/identifiers#cvr', '/docs/identifiers#bfe']],
    ['SOC 2 ISO 27001', []],
    ['nummerplade QQ12345', ['/vehicles?registrationNumber=QQ12345', '/docs/identifiers#plate']],
  ])('%s: %j', (query, addresses) => expect(find(query)).toEqual(addresses));

  it('repeats no CPR number', () => {
    const hits = findIdentifiers('700190-0000', operations, () => guide);
    expect(hits.length).toBeGreaterThan(0);
    expect(JSON.stringify(hits)).not.toContain('7001');
  });
});
