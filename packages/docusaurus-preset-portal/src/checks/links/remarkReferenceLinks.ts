import type { Definition, Link, Root } from 'mdast';
import { decodeSafely, memoizeByObject, type ReferencePageData } from 'openapi-toolkit';
import { relativePath } from 'openapi-toolkit/node';
import { visit } from 'unist-util-visit';
import type { Portal } from '../../content/portal';
import { REFERENCE_ROUTE } from '../../lib/basePath';
import { danglingReference, noteDanglingAt } from '../../lib/danglingReferences';
import { anchorsOf, isOperation, missingOperation, readPages } from '../../reference/readPages';

/** Anchors of the sections that every page has. */
const SECTIONS =
  'parameters body responses errors authentication callbacks history next-calls personal-data base-url operations types downloads changes by-identifier'.split(
    ' ',
  );

type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the routes of the reference with their anchors. */
const anchorsOfReference = memoizeByObject(
  (pages: readonly ReferencePageData[]): Anchors => new Map(pages.map((page) => [page.permalink, anchorsOf(page)])),
);

/** Reports a link to an unknown anchor or operation, and returns the nearest existing URL. */
async function withoutDangling(url: string, anchors: Anchors, location: string, portal: Portal): Promise<string> {
  const [address = '', hash] = url.split('#');
  const anchor = hash && decodeSafely(hash);
  const route = address.replace(/\?.*$/, '').replace(/\/$/, '');
  const pageAnchors = anchors.get(route);
  if (!pageAnchors) {
    const api = portal.apis.find((entry) => route.startsWith(`${entry.route}/`));
    // Links to an unknown API stay: the link check of the built pages reports them.
    if (!api) return url;
    const slug = route.slice(api.route.length + 1);
    noteDanglingAt(missingOperation(`${api.id}/${slug}`, (await readPages(portal)).filter(isOperation)), location);
    return api.route;
  }
  if (anchor === undefined || SECTIONS.includes(anchor) || pageAnchors.has(anchor)) return url;
  noteDanglingAt(danglingReference(route.slice(REFERENCE_ROUTE.length), 'anchor', anchor, pageAnchors), location);
  return address;
}

/** Reports links to missing parts of contracts. If the site allows them, they lead to the operation or the overview. */
export function remarkReferenceLinks(portal: Portal) {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    const name = relativePath(process.cwd(), file.path);
    if (name.startsWith(`${portal.paths.pages}/`)) return;
    const links: (Link | Definition)[] = [];
    visit(tree, (node) => {
      if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith(REFERENCE_ROUTE))
        links.push(node);
    });
    if (links.length === 0) return;
    const anchors = anchorsOfReference(await readPages(portal));
    for (const link of links) {
      const { line, column } = link.position?.start ?? { line: 1, column: 1 };
      link.url = await withoutDangling(link.url, anchors, `${name}:${line}:${column}`, portal);
    }
  };
}
