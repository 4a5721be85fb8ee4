import { decodeSafely, similarity } from 'openapi-toolkit';

const ENOUGH = 0.35;

const words = (path: string): string =>
  decodeSafely(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const lastOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** Returns the routes most like a path, best first. The last segment counts most: people mistype the page. */
export function nearestRoutes(path: string, routes: readonly string[], count = 5): string[] {
  const [whole, last] = [words(path), words(lastOf(path))];
  return routes
    .map((route) => ({
      route,
      score: 0.4 * similarity(whole, words(route)) + 0.6 * similarity(last, words(lastOf(route))),
    }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .slice(0, count)
    .map(({ route }) => route);
}

/** A route in words: `/api/denmark/data/company-by-company-id` → `Company by company id`. */
export function routeName(route: string): string {
  const name = words(lastOf(route));
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'Start page';
}
