import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sitemapRoutes } from './routes';

/** Of a page: names of its elements and data attributes, and its classes but the one with its own name. */
function traitsOf(route: string): Set<string> {
  const html = readFileSync(path.join(process.env.PORTAL_BUILD ?? 'build', route, 'index.html'), 'utf8');
  const names = [...html.matchAll(/<[a-z][\w-]*| data-[a-z-]+/g)].map(([name]) => name);
  const classes = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
  return new Set([...names, ...classes.filter((name) => !name.startsWith('docs-doc-id-'))]);
}

/**
 * Few pages that together hold every element, class and data attribute that any page of the site has: for tests that
 * take long on each page and are made on all pages every night.
 */
export function representatives(): string[] {
  const traits = new Map(sitemapRoutes().map((route) => [route, traitsOf(route)]));
  const chosen: string[] = [];
  for (;;) {
    const seen = new Set(chosen.flatMap((route) => [...(traits.get(route) ?? [])]));
    const newIn = (route: string) => [...(traits.get(route) ?? [])].filter((trait) => !seen.has(trait)).length;
    const [best] = [...traits.keys()].sort((a, b) => newIn(b) - newIn(a));
    if (!best || newIn(best) === 0) return chosen;
    chosen.push(best);
  }
}
