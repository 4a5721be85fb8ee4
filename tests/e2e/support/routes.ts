import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apis } from '#site';
import { promisedGuides, promisedOperations } from '../../../src/vocabulary/promised';

/** Every route of the sitemap, as paths. */
export function sitemapRoutes(): string[] {
  const file = path.join(process.env.PORTAL_BUILD ?? 'build', 'sitemap.xml');
  const routes = [...readFileSync(file, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, route]) => route || '/',
  );
  if (routes.length === 0) throw new Error(`${file} lists no routes.`);
  return routes;
}

export const overviews = apis.map(({ route }) => route);

export const operations = apis.flatMap(({ id, route }) =>
  (promisedOperations[id] ?? []).map((slug) => `${route}/${slug}`),
);

/** Routes that must never disappear. */
export const promised = [
  '/',
  '/index-page',
  ...promisedGuides.map((slug) => `/docs/${slug}`),
  ...overviews,
  ...operations,
];
