import type { ComponentType } from 'react';
import { addressesBelow } from '../client/addressesBelow';
import { pathOf } from '../client/pageHtml';

type Given = { match: { url: string } };
type Loadable = ComponentType<Given> & { preload: () => Promise<unknown> };

/** Matches every address right below a folder. */
export const below = (folder: string): RegExp => addressesBelow(folder);

/** All pages of a folder, by their addresses. */
export function folderPage(pages: readonly [path: string, page: Loadable][]) {
  const byPath = new Map(pages.map(([path, page]) => [pathOf(path), page]));
  const at = (url: string): Loadable => {
    const page = byPath.get(pathOf(url));
    if (!page) throw new Error(`No page of the docs has the address ${url}.`);
    return page;
  };
  function FolderPage(props: Given) {
    const Page = at(props.match.url);
    return <Page {...props} />;
  }
  /** Loads what a page needs before it is rendered. */
  FolderPage.preload = (url: string): Promise<unknown> => at(url).preload();
  return FolderPage;
}
