import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Node, Program } from 'estree-jsx';
import { UserError } from 'openapi-toolkit';
import { isBelow } from 'openapi-toolkit/node';
import type { Portal } from '../../../content/portal';
import { noteFaults } from '../../../lib/danglingReferences';
import { parseFrontMatter } from '../../../lib/frontMatter';
import { isMdx } from '../../../lib/markdownFormat';
import type { StaticContentOptions } from '../options';
import { isKey, locate, type PageFile, type Point, UNCHECKED, visitJs } from './mdast';
import { guideHint, WHY } from './remarkStaticOnly';

interface PageRequest {
  /** As it is written; undefined if the code computes it or asks for it in another way. */
  path?: string;
  /** Name that the code uses: `require`, `import`. */
  name: string;
  /** Line of the page at which the request, or the element around it, begins. */
  line: number;
}

const text = (node?: Node | null): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Returns the path or the name in a node; undefined for a node that requests nothing. */
function requestIn(node: Node, key: string | undefined, parent: Node | undefined) {
  if ('source' in node && node.source) return { path: text(node.source), name: 'import' };
  if (node.type === 'MetaProperty') return { name: 'import.meta' };
  if (node.type !== 'Identifier' || !UNCHECKED.test(node.name) || isKey(key, parent)) return undefined;
  const [only, ...others] = parent?.type === 'CallExpression' && key === 'callee' ? parent.arguments : [];
  return { path: node.name === 'require' && others.length === 0 ? text(only) : undefined, name: node.name };
}

/** Lists what the code of a compiled page requests: imports, calls of `require`, and what could load anything. */
function pageRequests(program: Program): PageRequest[] {
  const found: PageRequest[] = [];
  visitJs(program, (node, key, ancestors) => {
    const request = requestIn(node, key, ancestors.at(-1));
    if (!request) return;
    const { loc } = [...ancestors, node].findLast((node) => node.loc) ?? {};
    found.push({ ...request, line: loc?.start.line ?? 1 });
  });
  return found;
}

/** Folders whose files a page may show, with those that the build makes for it. */
export const shownBy = ({ siteDir, paths }: Portal): string[] => [
  ...['docs', 'static', 'src'].map((name) => path.join(siteDir, name)),
  paths.static,
  paths.elements,
];
/** Folders of pages and partials. Those of other folders would be compiled without this check. */
const PAGES = ['docs', 'src/pages'];
/** Files without components of their own: partials, data and images. */
const CONTENT_FILE = /\.(mdx?|json|png|jpe?g|gif|svg|webp|avif)$/;
const OF_MDX = ['react/jsx-runtime', 'react/jsx-dev-runtime', '@mdx-js/react'];

export const placeOf = ({ site }: Portal): string =>
  `${site.repository ? 'below docs, static or src' : 'in the folder of the guides'}, with no part of the name that begins with a dot. Copy the file there.`;

/** Loaders that Docusaurus puts before the files of links and images. */
const LOADERS = [false, true].flatMap((isServer) => {
  const { inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader } = getFileLoaderUtils(isServer).loaders;
  return [inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader];
});

const isListed = (request: string, imports: readonly string[]): boolean =>
  imports.some((text) => (text.endsWith('/') ? path.posix.normalize(request).startsWith(text) : request === text));

/** Returns the path of the file in a request, without the loaders of links and images before it. */
function fileIn(request: string): string {
  const bare = request.replace(/^[^!]*!=/, '');
  const loader = LOADERS.find((text) => bare.startsWith(text));
  return loader ? bare.slice(loader.length).replace(/\?.*/s, '') : request;
}

type OwnFileOptions = Pick<StaticContentOptions, 'imports' | 'portal'>;

function faultOf({ path: request, name }: PageRequest, page: string, { imports, portal }: OwnFileOptions) {
  if (request === undefined)
    return `"${name}": a page can't compute what it loads, and can't read the machine that builds it. Write the path of a file as text, as in require('./picture.png').`;
  if (OF_MDX.includes(request) || isListed(request, imports)) return undefined;
  if (name === 'import' && !CONTENT_FILE.test(request))
    return `import of "${request}": ${WHY} Pages import partials, data, images, ${imports.join(', ')}. ${guideHint(portal)}`.trim();
  const file = fileIn(request);
  const [, start = '', rest = ''] = /^(\.{1,2}|@site)\/([^!?#\\\0]+)$/.exec(file) ?? [];
  const place = path.resolve(start === '@site' ? portal.siteDir : path.join(path.dirname(page), start), rest);
  if (start && isBelow(shownBy(portal), place)) return undefined;
  return start && !existsSync(place)
    ? `"${file}" is missing. Correct the path.`
    : `"${file}": a page shows files ${placeOf(portal)}`;
}

/** Returns the first place at or after a line where a name is written; that line if it is not. */
function mention(text: string, name: string, from: number): Point {
  const lines = text.split('\n');
  const line = lines.findIndex((line, at) => at >= from - 1 && line.includes(name));
  return line < 0 ? { line: from, column: 1 } : { line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 };
}

/** recma plugin: refuses pages that load what is no file of the site, by link, image, import or code, when compiled. */
export function recmaOwnFiles(options: OwnFileOptions) {
  return (
    tree: Program,
    file: PageFile & { value: unknown; data: { frontMatter?: { image?: unknown }; source?: string } },
  ): void => {
    const requests = pageRequests(tree);
    const { image } = file.data.frontMatter ?? {};
    // Docusaurus adds this request to the compiled page.
    if (typeof image === 'string' && image.startsWith('./')) requests.push({ path: image, name: 'image', line: 1 });
    const faults = requests.flatMap((request) => {
      const fault = faultOf(request, file.path, options);
      const name = path.posix.basename(fileIn(request.path ?? request.name));
      return fault
        ? [`${locate(file, mention(file.data.source ?? String(file.value), name, request.line))}: ${fault}`]
        : [];
    });
    noteFaults(faults);
  };
}

/** Fields of the front matter that Docusaurus reads, and sends. Others are notes of the authors, who do not publish them. */
export const FIELDS = (
  'id title title_meta description keywords image slug tags draft unlisted last_update custom_edit_url lang ' +
  'displayed_sidebar parse_number_prefixes wrapperClassName hide_title hide_table_of_contents pagination_label ' +
  'pagination_next pagination_prev sidebar_label sidebar_position sidebar_class_name sidebar_custom_props ' +
  'toc_min_heading_level toc_max_heading_level'
).split(' ');

/** Returns what parses the front matter of a page. It throws a UserError if the page lies elsewhere, also behind a symbolic link. */
export const pageParser =
  (portal: Portal): ParseFrontMatter =>
  async (params) => {
    const folders = PAGES.map((name) => path.join(portal.siteDir, name));
    if (!isBelow(folders, params.filePath))
      throw new UserError(`${locate({ path: params.filePath })}:1: a page lies ${placeOf(portal)}`);
    const { frontMatter, content } = await parseFrontMatter(params);
    const read = Object.fromEntries(Object.entries(frontMatter).filter(([name]) => FIELDS.includes(name)));
    return {
      frontMatter: isMdx(params.filePath, params.fileContent) ? read : { ...read, mdx: { format: 'md' } },
      content,
    };
  };
