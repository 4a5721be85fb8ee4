import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import {
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { collectFaults, type Faults, noteFaults } from '../../lib/danglingReferences';
import { isMdx } from '../../lib/markdownFormat';
import { isMdxElement, isPartial, type PageFile, textAttributes } from '../../plugins/static-content/build/mdast';
import { recmaOwnFiles } from '../../plugins/static-content/build/recmaOwnFiles';
import { noteElement } from '../../plugins/static-content/build/remarkStaticElements';
import { readPageCode, remarkStaticOnly } from '../../plugins/static-content/build/remarkStaticOnly';
import type { StaticContentOptions } from '../../plugins/static-content/options';
import { applyBranding, ownerOf } from '../../reference/applyBranding';
import { remarkReferenceLinks } from '../links/remarkReferenceLinks';
import { readFrontMatter } from './frontMatter';

/** A link or an image of a guide. */
export interface GuideLink {
  address: string;
  /** `file:line`. */
  at: string;
  isImage: boolean;
}

/** A guide with its faults, except those that need other files. */
export interface CheckedGuide extends Faults {
  file: string;
  /** Route of its page; undefined for a partial. */
  route: string | undefined;
  /** True if only links lead to it, or if its front matter can't say so. */
  isOffMenu: boolean;
  ids: Set<string>;
  /** Texts in the data of its elements, whose components render anchors of them. */
  data: string;
  links: GuideLink[];
  /** Partials that it shows. */
  partials: string[];
}

/** More rows than a reader can look through. */
const MAX_ROWS = 500;
const PARTIAL = /from '(\.[^']*\/_[^']+)'/g;

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Returns the route of a guide, as the docs plugin makes it of path and slug. */
function routeOf(file: string, slug: unknown, folder: string): string {
  const name = path.posix.relative(folder, file).replace(/\.mdx?$/, '');
  const own = typeof slug === 'string' ? path.posix.resolve(`/${path.posix.dirname(name)}`, slug) : `/${name}`;
  return own.replace(/\/(?:index|README)$/i, '').replace(/\/([^/]+)\/\1$/, '/$1');
}

/** remark plugin: reads anchors and links, and notes headings with the id of another, and images without a text. */
function collect(guide: CheckedGuide) {
  return (tree: Root): void => {
    const at = (node: { position?: Nodes['position'] }) => `${guide.file}:${node.position?.start.line ?? 1}`;
    const slugs = createSlugger();
    const seen = new Map<string, string>();
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const { id = slugs.slug(textOf(node)) } = parseMarkdownHeadingId(textOf(node));
        const first = seen.get(id ?? '');
        if (first)
          guide.faults.push(
            `${at(node)}: the heading has the id "${id}" of line ${first}. Give it another one: {#${id}-2}.`,
          );
        seen.set(id ?? '', at(node).split(':')[1] ?? '');
      }
      if (node.type === 'image' && !node.alt)
        guide.faults.push(
          `${at(node)}: the image "${node.url}" has no text for people who do not see it. Describe it: ![What it shows](${node.url}).`,
        );
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
        guide.links.push({ address: node.url, at: at(node), isImage: node.type === 'image' });
    });
    guide.ids = new Set(seen.keys());
    for (const { name, attributes, at: place } of readPageCode(tree).elements)
      for (const [key, value = ''] of attributes) {
        if (key === 'id') guide.ids.add(value);
        if (/^(href|src)$/.test(key) || (key === 'to' && name === 'Link'))
          guide.links.push({ address: value, at: `${guide.file}:${place?.line ?? 1}`, isImage: key === 'src' });
      }
  };
}

/** remark plugin: makes the data of all elements, and notes what can't be made. */
function makeData(guide: CheckedGuide, { elements, portal }: StaticContentOptions) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const made: Promise<void>[] = [];
    visit(tree, (node) => {
      const element = isMdxElement(node) && node.name && Object.hasOwn(elements, node.name) && elements[node.name];
      if (!element) return;
      const make = async () => {
        if ('markdown' in element) await element.markdown(textAttributes(node), portal);
        else guide.data += JSON.stringify(await element.data(textAttributes(node), portal));
      };
      made.push(
        make().catch((error: Error) => {
          // Of data that lacks a field: the check of the data names it.
          if (!(error instanceof TypeError)) noteElement(error, node, file);
        }),
      );
    });
    await Promise.all(made);
  };
}

/** Warns of tables that make a page slow. */
function longTables(text: string, file: string): string[] {
  const tables = [...text.matchAll(/(?:^ *\|.*\n?)+/gm)].map(({ 0: table, index }) => ({
    table,
    index,
    rows: table.trim().split('\n').length - 2,
  }));
  return tables
    .filter(({ rows }) => rows > MAX_ROWS)
    .map(
      ({ table, index, rows }) =>
        `${file}:${text.slice(0, index).split('\n').length}: a table of ${rows} rows, ${Math.round(table.length / 1000)} kB. Split it, or link to a file.`,
    );
}

/** Reads a guide as a build compiles it, and finds its faults. */
export async function readGuide(file: string, text: string, options: StaticContentOptions): Promise<CheckedGuide> {
  const { portal } = options;
  const { faults, unknown, fields, body } = readFrontMatter(text, file);
  const guide: CheckedGuide = {
    file,
    route: isPartial({ path: path.resolve(file) }) ? undefined : routeOf(file, fields.slug, portal.paths.docs),
    isOffMenu: faults.length > 0 || fields.unlisted === true || fields.displayed_sidebar !== undefined,
    ids: new Set(),
    data: '',
    links: [],
    partials: [...body.matchAll(PARTIAL)].map(([, partial = '']) => path.posix.join(path.posix.dirname(file), partial)),
    faults,
    dangling: unknown,
    warnings: longTables(body, file),
  };
  // It is an ES module whose imports `require` can't resolve.
  const { createProcessor } = await import('@mdx-js/mdx');
  const processor = createProcessor({
    format: isMdx(file, text) ? 'mdx' : 'md',
    remarkPlugins: [
      () => collect(guide),
      () => remarkStaticOnly(options),
      () => makeData(guide, options),
      () => remarkReferenceLinks(portal),
    ],
    recmaPlugins: [() => recmaOwnFiles(options)] as NonNullable<DocsOptions['recmaPlugins']>,
  });
  const value = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(applyBranding(body, ownerOf(portal, process.env))));
  const noted = await collectFaults(async () => {
    try {
      await processor.process({ value, path: path.resolve(file), data: { frontMatter: fields } });
    } catch (error) {
      const {
        reason = (error as Error).message,
        line = 1,
        column = 1,
      } = error as { reason?: string; line?: number; column?: number };
      noteFaults([`${file}:${line}:${column}: MDX: ${reason.replace(/\s+/g, ' ')}. Correct it.`]);
    }
  });
  guide.faults.push(...noted.faults);
  guide.dangling.push(...noted.dangling);
  return guide;
}
