import Loading from '@theme/Loading';
import type { ComponentType } from 'react';
import Loadable from 'react-loadable';
import { addressesBelow } from './addressesBelow';
import { type PageData, readPage } from './pageData';
import { frameOf, pagePath } from './pageHtml';
import { StaticContent } from './StaticContent';

/** Content of a page, as `@theme/DocItem` takes it. */
type Content = ComponentType & PageData;

const contents = new Map<string, Content>();
let DocItem: ComponentType<{ content: Content }> | undefined;

async function load(path: string): Promise<void> {
  if (contents.has(path)) return;
  const page = readPage(await frameOf(path));
  const Page = () => <StaticContent permalink={page.metadata.permalink} />;
  contents.set(path, Object.assign(Page, page));
}

function shown(path: string) {
  const content = contents.get(path);
  return DocItem && content ? <DocItem key={path} content={content} /> : undefined;
}

const later = new Map<string, ComponentType>();

/** A page that is shown before it was loaded, as after an error: says that it loads, or why it does not. */
function laterOf(path: string): ComponentType {
  const known =
    later.get(path) ??
    Loadable({
      loading: Loading,
      loader: async () => {
        await docPage.preload(path);
        return () => shown(path) ?? null;
      },
    });
  later.set(path, known);
  return known;
}

/** Every page of the docs. What is particular to one is in its HTML (`pageData.ts`): it needs no code. */
export function docPage({ match: { url } }: { match: { url: string } }) {
  const path = pagePath(url);
  const page = shown(path);
  if (page) return page;
  const Later = laterOf(path);
  return <Later key={path} />;
}

/** Loads what a page needs before it is shown. */
docPage.preload = async (url: string): Promise<void> => {
  const theme = import(/* webpackChunkName: 'doc' */ '@theme/DocItem');
  const [{ default: Theme }] = await Promise.all([theme, load(pagePath(url))]);
  DocItem = Theme as unknown as typeof DocItem;
};

/** The address of a page that the site does not have: it responded with the page for that, which has no content. */
const missing = document.querySelector('[data-static-content]') ? undefined : pagePath(window.location.pathname);

/** Matches every address right below a folder. */
export const below = (folder: string): RegExp => addressesBelow(folder, missing);
