import { describe, expect, it } from 'vitest';
import { nearestRoutes, routeName } from './nearestRoutes';

const routes = [
  '/',
  '/docs/introduction',
  '/docs/authentication',
  '/docs/data-docs/introduction',
  '/docs/data-docs/getting-started',
  '/api/denmark/data/company-by-company-id',
  '/api/denmark/data/company-unit',
  '/api/denmark/data/vehicle-by-kid',
  '/api/denmark/data/vehicle-by-license-plate',
];

describe('nearest', () => {
  it.each([
    ['/vehicle-by-licence-plate', '/api/denmark/data/vehicle-by-license-plate'],
    ['/api/denmark/data/vehicle-by-kid.html', '/api/denmark/data/vehicle-by-kid'],
  ])('%s → %s', (address, found) => expect(nearestRoutes(address, routes)[0]).toBe(found));

  it('gives nothing for nonsense, escapes that do not decode included', () => {
    expect(nearestRoutes('/zzzz/qqqq', routes)).toEqual([]);
    expect(nearestRoutes('/%E0%A4%A', routes)).toEqual([]);
  });
  it('gives no more than asked', () => expect(nearestRoutes('/api/denmark/data/vehicle', routes, 1)).toHaveLength(1));
});

it('names a route in words', () => {
  expect(routeName('/docs/datahub/features/dk-address')).toBe('Dk address');
  expect(routeName('/')).toBe('Start page');
});
