import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { REFERENCE_ROUTE } from '../apis';
import { relativePath } from '../listFiles';
import { paths } from '../paths';
import { insteadOf } from '../reference/lostPages';
import { readPages } from '../reference/readPages';
import { stale, warnOfStale } from '../stale';
import { anchorsOf } from './vocabulary';

/** Anchors of sections, which pages have by themselves. */
const SECTIONS =
  'parameters body responses errors authentication callbacks history next-calls personal-data base-url operations types downloads changes by-identifier'.split(
    ' ',
  );

type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

let known: { at: number; anchors: Promise<Anchors> } | undefined;

/** Routes of the reference with their anchors, read again when the reference was made again. */
async function anchorsOfReference(): Promise<Anchors> {
  const { mtimeMs } = await stat(path.join(paths.generated, 'stamp.json'));
  if (known?.at !== mtimeMs) {
    const anchors = readPages().then((pages) => new Map(pages.map((page) => [page.permalink, anchorsOf(page)])));
    known = { at: mtimeMs, anchors };
  }
  return known.anchors;
}

/** The link without what no contract has: an anchor, or the page of an operation. A warning names it. */
async function withoutStale(url: string, anchors: Anchors, place: string): Promise<string> {
  const [address = '', anchor] = url.split('#');
  const route = address.replace(/\?.*$/, '').replace(/\/$/, '');
  const there = anchors.get(route);
  if (!there) return (await insteadOf(route, place)) ?? url;
  if (anchor === undefined || SECTIONS.includes(anchor) || there.has(decodeURIComponent(anchor))) return url;
  warnOfStale(stale(route.slice(REFERENCE_ROUTE.length), 'anchor', decodeURIComponent(anchor), there), place);
  return address;
}

/**
 * remark plugin: links of guides to what no contract has any more lead to the page of the operation or the overview of
 * the API, with a warning for each. A link to an API that does not exist stays, and ends the build.
 */
export function remarkReferenceLinks() {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    const name = relativePath(process.cwd(), file.path);
    if (name.startsWith(`${paths.pages}/`)) return;
    const links: Link[] = [];
    visit(tree, 'link', (node) => {
      if (node.url.startsWith(REFERENCE_ROUTE)) links.push(node);
    });
    if (links.length === 0) return;
    const anchors = await anchorsOfReference();
    for (const link of links) {
      const { line, column } = link.position?.start ?? { line: 1, column: 1 };
      link.url = await withoutStale(link.url, anchors, `${name}:${line}:${column}`);
    }
  };
}
