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
import { readFrontMatter } from './frontMatter';
import { blockFaults, longTables, mdxFaults } from './syntax';

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
  /** Id in menus. */
  id: string;
  /** Route of its page; undefined for a partial. */
  route: string | undefined;
  /** True if only links lead to it, or if its front matter can't say so. */
  isOffMenu: boolean;
  /** Fields of its front matter that name menus or guides: the place of each, and the name. */
  names: { field: string; name: string; at: string }[];
  /** Anchors; undefined if the guide can't be read. */
  ids: Set<string> | undefined;
  /** Texts in the data of its elements, whose components render anchors of them. */
  data: string;
  links: GuideLink[];
  /** Partials that it shows. */
  partials: string[];
}

/** In HTML. Docusaurus takes it out. */
const COMMENT = /<!--.*?-->/gs;
const PARTIAL = /from '(\.[^']*\/_[^']+)'/g;

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Returns the id of a guide, as the docs plugin makes it of its path and `id`. */
function idOf(file: string, id: unknown, folder: string): string {
  const name = path.posix
    .relative(folder, file)
    .replace(/\.mdx?$/, '')
    .replace(/(?<=^|\/)\d+\s*[-_.]+\s*(?=[^-_.\s\d])/g, '');
  return typeof id === 'string' ? path.posix.join(path.posix.dirname(name), id) : name;
}

/** Returns the route of a guide, as the docs plugin makes it of id and slug. */
function routeOf(id: string, slug: unknown): string {
  const own = typeof slug === 'string' ? path.posix.resolve(`/${path.posix.dirname(id)}`, slug) : `/${id}`;
  return own.replace(/\/(?:index|README)$/i, '').replace(/\/([^/]+)\/\1$/, '/$1') || '/';
}

/** remark plugin: reads anchors and links, and notes headings with the id of another, and images without a text. */
function collect(guide: CheckedGuide, isOfOthers: boolean) {
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
      if (node.type === 'image' && !node.alt && !isOfOthers)
        guide.faults.push(
          `${at(node)}: the image "${node.url}" has no text for people who do not see it. Describe it: ![What it shows](${node.url}).`,
        );
      if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
        guide.links.push({ address: node.url, at: at(node), isImage: node.type === 'image' });
    });
    const ids = new Set(seen.keys());
    guide.ids = ids;
    for (const { name, attributes, at: place } of readPageCode(tree).elements)
      for (const [key, value = ''] of attributes) {
        if (key === 'id') ids.add(value);
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
          // Of data that lacks a field, or that can't be read: the check of the data names it.
          const isOfData = error instanceof TypeError || error.message.startsWith(`${portal.paths.data}/`);
          if (!isOfData) noteElement(error, node, file);
        }),
      );
    });
    await Promise.all(made);
  };
}

/** Reads a guide as a build compiles it, and finds its faults. */
export async function readGuide(file: string, source: string, options: StaticContentOptions): Promise<CheckedGuide> {
  const { portal } = options;
  const { faults, unknown, fields, place, body } = readFrontMatter(source, file);
  const { docs, otherPages, renderedGuides } = portal.paths;
  const isOfDocs = file.startsWith(`${docs}/`);
  const id = idOf(file, fields.id, isOfDocs ? docs : otherPages);
  // Their authors have notes in the front matter, pictures without a text, and no menu but the folder.
  const isOfOthers = file.startsWith(`${renderedGuides}/`);
  const guide: CheckedGuide = {
    file,
    id,
    route: isPartial({ path: path.resolve(file) }) ? undefined : routeOf(id, fields.slug),
    isOffMenu:
      isOfOthers ||
      !isOfDocs ||
      faults.length > 0 ||
      fields.unlisted === true ||
      fields.displayed_sidebar !== undefined,
    names: ['displayed_sidebar', 'pagination_next', 'pagination_prev'].flatMap((field) =>
      typeof fields[field] === 'string' ? [{ field, name: fields[field], at: place(field) }] : [],
    ),
    ids: undefined,
    data: '',
    links: [],
    partials: [...body.matchAll(PARTIAL)].map(([, partial = '']) => path.posix.join(path.posix.dirname(file), partial)),
    faults: [...faults, ...blockFaults(body, file)],
    dangling: isOfOthers ? [] : unknown,
    warnings: isOfOthers ? [] : longTables(body, file),
  };
  // It is an ES module whose imports `require` can't resolve.
  const { createProcessor } = await import('@mdx-js/mdx');
  const processor = createProcessor({
    format: isMdx(file, source) ? 'mdx' : 'md',
    remarkPlugins: [() => collect(guide, isOfOthers), () => remarkStaticOnly(options), () => makeData(guide, options)],
    recmaPlugins: [() => recmaOwnFiles(options)] as NonNullable<DocsOptions['recmaPlugins']>,
  });
  const text = applyBranding(body, ownerOf(portal, process.env)).replace(COMMENT, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
  const value = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text));
  const syntax = mdxFaults(value, file, (part) => processor.parse(part));
  guide.faults.push(...syntax);
  if (syntax.length > 0) return guide;
  const noted = await collectFaults(async () => {
    try {
      await processor.process({ value, path: path.resolve(file), data: { frontMatter: fields, source } });
    } catch (error) {
      noteFaults([`${file}:1: ${(error as Error).message}`]);
    }
  });
  guide.faults.push(...noted.faults);
  guide.dangling.push(...noted.dangling);
  return guide;
}
