import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Every route of the sitemap, as paths. */
export function sitemapRoutes(): string[] {
  const file = path.join(process.env.PORTAL_BUILD ?? 'build', 'sitemap.xml');
  const routes = [...readFileSync(file, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, route]) => route || '/',
  );
  if (routes.length === 0) throw new Error(`${file} lists no routes.`);
  return routes;
}

const OPERATIONS: Record<string, string> = {
  '/api/denmark/data':
    'attributes-by-address attributes-by-address-id bulk-feature-store-attributes company-by-company-id company-feature-store company-unit feature-store-attributes-by-address-id feature-store-attributes-by-query-params financial-reports-by-company-id insurance-company-by-kid person persons property-by-bfe public-properties public-property-debt-from-bfe vehicle-by-kid vehicle-by-license-plate',
  '/api/denmark/advisor': 'recommendation-by-address recommendations-for-a-product-by-address recommendation-feedback',
  '/api/denmark/life-events': 'company-events-by-company-id person-events-by-id property-events-by-bfe-number',
  '/api/service-api': 'request-counts-usage',
  '/api/datahub': 'entity-features-history',
};

export const overviews = Object.keys(OPERATIONS);

export const operations = Object.entries(OPERATIONS).flatMap(([overview, slugs]) =>
  slugs.split(' ').map((slug) => `${overview}/${slug}`),
);

const GUIDES =
  'introduction limitations list-of-registers authentication advisor-docs/introduction data-docs/introduction data-docs/getting-started datahub/introduction datahub/features/ datahub/features/dk-address datahub/use-cases/feature-replication';

/** The routes the product promises, written out: the site must not decide what is checked. */
export const promised = [
  '/',
  '/index-page',
  ...GUIDES.split(' ').map((slug) => `/docs/${slug}`),
  ...overviews,
  ...operations,
];
