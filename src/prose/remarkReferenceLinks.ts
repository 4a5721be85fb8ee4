import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Definition, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { apis, REFERENCE_ROUTE } from '../apis';
import { danglingReference, noteDanglingAt } from '../danglingReferences';
import { decodeSafely } from '../lib/decode';
import { relativePath } from '../listFiles';
import { paths } from '../paths';
import { isOperation, missingOperation, readPages } from '../reference/readPages';
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

/** Returns the link without what no contract has: an anchor, or the page of an operation. It is noted. */
async function withoutDangling(url: string, anchors: Anchors, place: string): Promise<string> {
  const [address = '', hash] = url.split('#');
  const anchor = hash && decodeSafely(hash);
  const route = address.replace(/\?.*$/, '').replace(/\/$/, '');
  const there = anchors.get(route);
  if (!there) {
    const api = apis.find((one) => route.startsWith(`${one.route}/`));
    // Of an API that does not exist, the link stays, and the check of the finished pages reports it.
    if (!api) return url;
    const slug = route.slice(api.route.length + 1);
    noteDanglingAt(missingOperation(`${api.id}/${slug}`, (await readPages()).filter(isOperation)), place);
    return api.route;
  }
  if (anchor === undefined || SECTIONS.includes(anchor) || there.has(anchor)) return url;
  noteDanglingAt(danglingReference(route.slice(REFERENCE_ROUTE.length), 'anchor', anchor, there), place);
  return address;
}

/**
 * remark plugin: notes links of guides to what no contract has. Where the owner allows these, they lead to the page of the
 * operation or the overview of the API.
 */
export function remarkReferenceLinks() {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    const name = relativePath(process.cwd(), file.path);
    if (name.startsWith(`${paths.pages}/`)) return;
    const links: (Link | Definition)[] = [];
    visit(tree, (node) => {
      if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith(REFERENCE_ROUTE))
        links.push(node);
    });
    if (links.length === 0) return;
    const anchors = await anchorsOfReference();
    for (const link of links) {
      const { line, column } = link.position?.start ?? { line: 1, column: 1 };
      link.url = await withoutDangling(link.url, anchors, `${name}:${line}:${column}`);
    }
  };
}
