import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sitemapRoutes } from './routes';

interface Page {
  route: string;
  /** Length of its HTML. */
  size: number;
  /** Names of its elements and data attributes, and its classes but the one with its own name. */
  traits: Set<string>;
}

function pageOf(route: string): Page {
  const html = readFileSync(path.join(process.env.PORTAL_BUILD ?? 'build', route, 'index.html'), 'utf8');
  const names = [...html.matchAll(/<[a-z][\w-]*| data-[a-z-]+/g)].map(([name]) => name);
  const classes = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(/\s+/),
  );
  const traits = new Set([...names, ...classes.filter((name) => !name.startsWith('docs-doc-id-'))]);
  return { route, size: html.length, traits };
}

/**
 * Few pages, short ones where there is a choice, that together hold every element, class and data attribute that any
 * page of the site has: for tests that take long on each page and are made on all pages every night.
 */
export function representatives(): string[] {
  let kept = sitemapRoutes()
    .map(pageOf)
    .sort((a, b) => b.size - a.size);
  // The longest first: a page is left out when the others have all it has.
  for (const page of [...kept]) {
    const others = kept.filter((one) => one !== page);
    const held = new Set(others.flatMap(({ traits }) => [...traits]));
    if ([...page.traits].every((trait) => held.has(trait))) kept = others;
  }
  return kept.map(({ route }) => route);
}
