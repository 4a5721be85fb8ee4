import type { ReferencePage } from '../../openapi/model';
import { element } from '../markdown/hast';
import { linksToTwins } from './addresses';
import { readBuiltPages } from './builtPages';
import type { Contract } from './contracts';
import { type Twin, twinOf } from './twin';

export interface MadeTwins {
  twins: Twin[];
  /** Permalink of the twin of each page, by its file below the build folder. */
  files: ReadonlyMap<string, string>;
}

/** The Markdown twin of every page of a build. */
export async function makeTwins(
  build: string,
  routes: readonly string[],
  pages: readonly ReferencePage[],
  contracts: readonly Contract[],
): Promise<MadeTwins> {
  const { pages: built, files } = await readBuiltPages(build, routes);
  const reference = new Map(pages.map((page) => [page.permalink, page]));
  const linkTo = linksToTwins(
    built.map(({ permalink }) => permalink),
    (permalink) => reference.has(permalink),
  );
  return { twins: built.map((page) => twinOf(page, { reference, contracts, linkTo })), files };
}

const NOTHING = element('main', []);

/** The Markdown twins of reference pages alone, from their models: there need not be a build. */
export function makeReferenceTwins(pages: readonly ReferencePage[], contracts: readonly Contract[]): Twin[] {
  const reference = new Map(pages.map((page) => [page.permalink, page]));
  const linkTo = linksToTwins(undefined, (permalink) => reference.has(permalink));
  return pages.map((page) => {
    const { permalink, api } = page;
    const [title, description] =
      page.kind === 'operation' ? [page.operation.title, page.operation.lead] : [api.title, page.summary ?? ''];
    return twinOf({ permalink, title, description, content: NOTHING }, { reference, contracts, linkTo });
  });
}
