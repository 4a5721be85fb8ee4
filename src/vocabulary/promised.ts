/** Guides with permanent addresses, without `/docs/`. */
export const promisedGuides: readonly string[] = [
  'introduction',
  'limitations',
  'list-of-registers',
  'authentication',
  'advisor-docs/introduction',
  'data-docs/introduction',
  'data-docs/getting-started',
  'datahub/introduction',
  'datahub/features/',
  'datahub/features/dk-address',
  'datahub/use-cases/feature-replication',
];

/**
 * Operations with permanent pages: API (`id` in `src/site/apis.ts`) → page slugs. External links lead to these pages, so a
 * slug is never removed after publication.
 *
 * Source: the list of operations in the order of the product; a published operation adds its slug.
 */
export const promisedOperations: Readonly<Record<string, readonly string[]>> = {
  data: [
    'attributes-by-address',
    'attributes-by-address-id',
    'bulk-feature-store-attributes',
    'company-by-company-id',
    'company-feature-store',
    'company-unit',
    'feature-store-attributes-by-address-id',
    'feature-store-attributes-by-query-params',
    'financial-reports-by-company-id',
    'insurance-company-by-kid',
    'person',
    'persons',
    'property-by-bfe',
    'public-properties',
    'public-property-debt-from-bfe',
    'vehicle-by-kid',
    'vehicle-by-license-plate',
  ],
  advisor: ['recommendation-by-address', 'recommendations-for-a-product-by-address', 'recommendation-feedback'],
  'life-events': ['company-events-by-company-id', 'person-events-by-id', 'property-events-by-bfe-number'],
  service: ['request-counts-usage'],
  datahub: ['entity-features-history'],
};
