import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { withoutBasePath } from '../../lib/basePath';

/** Related pages, by their permalinks without the base path. */
export interface RelatedSection {
  title: string;
  permalinks: string[];
}

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

function* idsIn(item: Item): Generator<string> {
  if (item.type === 'doc' || item.type === 'ref') yield item.id;
  if (item.type !== 'category') return;
  if (item.link?.type === 'doc') yield item.link.id;
  for (const inner of item.items) yield* idsIn(inner);
}

/** Returns a section per category of the sidebars. Pages outside belong to the one before them, or to `first`. */
export function sectionsOf(content: LoadedContent | undefined, first: string, basePath: string): RelatedSection[] {
  const sections: RelatedSection[] = [];
  for (const { docs, sidebars } of content?.loadedVersions ?? []) {
    const listed = docs.filter(({ unlisted }) => !unlisted);
    const permalink = new Map(listed.map((doc) => [doc.id, withoutBasePath(doc.permalink, basePath)]));
    for (const items of Object.values(sidebars)) {
      let open: RelatedSection | undefined;
      for (const item of items) {
        if (item.type === 'category' || !open) {
          open = { title: item.type === 'category' ? item.label : first, permalinks: [] };
          sections.push(open);
        }
        open.permalinks.push(...[...idsIn(item)].flatMap((id) => permalink.get(id) ?? []));
      }
    }
  }
  return sections.filter(({ permalinks }) => permalinks.length > 0);
}
