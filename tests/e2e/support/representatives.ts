import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sitemapRoutes } from './routes';

interface Page {
  route: string;
  /** Length of its HTML. */
  size: number;
  /** Names of its elements and data attributes, and its classes except the one with its own name. */
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
 * Returns few, short pages that together have every element, class and data attribute of the site, for tests that are
 * slow on each page and run on all pages every night.
 */
export function representatives(): string[] {
  let kept = sitemapRoutes()
    .map(pageOf)
    .sort((a, b) => b.size - a.size);
  // The longest first: a page is omitted if the others have all its elements.
  for (const page of [...kept]) {
    const others = kept.filter((one) => one !== page);
    const held = new Set(others.flatMap(({ traits }) => [...traits]));
    if ([...page.traits].every((trait) => held.has(trait))) kept = others;
  }
  return kept.map(({ route }) => route);
}
